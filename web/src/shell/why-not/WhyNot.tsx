import * as Dialog from "@radix-ui/react-dialog";
import * as Popover from "@radix-ui/react-popover";
import { useMemo, type ReactNode } from "react";
import { useOneZone } from "../frame/windowClass";
import { Icon } from "../icons/Icon";
import { useDesk } from "../table/desk";
import { type WhyParts, WhyWords } from "./WhyWords";

/** Whoever listens hears the answer with the slip, and what comes later when it comes. */
const WORDS = "why-words";

/** Why not? A slip at the place that was asked about; on a phone a sheet above the tray. */
export function WhyNot(parts: WhyParts) {
  const { why, closeWhy: close } = useDesk();
  const sheet = useOneZone();
  if (!why) return null;
  if (sheet) {
    return (
      <Dialog.Root open onOpenChange={(open) => !open && close()}>
        <Dialog.Portal>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Escape closes it as well */}
          <div className="scrim" onClick={close} />
          <Dialog.Content className="why sheet" aria-describedby={WORDS}>
            <Dialog.Close className="x" aria-label="Close">
              <Icon name="x" />
            </Dialog.Close>
            <Dialog.Title asChild>
              <h2>{why.title}</h2>
            </Dialog.Title>
            <div id={WORDS} aria-live="polite">
              <WhyWords target={why} {...parts} />
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Slip title={why.title} anchor={why.at ?? `[data-why="${CSS.escape(why.action)}"]`} onClose={close}>
      <div id={WORDS} aria-live="polite">
        <WhyWords target={why} {...parts} />
      </div>
    </Slip>
  );
}

interface SlipProps {
  title: string;
  /** A selector of what asked. */
  anchor: string;
  onClose: () => void;
  children: ReactNode;
}

function Slip({ title, anchor, onClose, children }: SlipProps) {
  const virtual = useMemo(() => ({ current: anchorFor(anchor) }), [anchor]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          className="slip"
          side="top"
          align="start"
          alignOffset={-60}
          sideOffset={12}
          collisionPadding={12}
          role="dialog"
          aria-label={title}
          aria-describedby={WORDS}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            virtual.current.focus?.();
          }}
        >
          <div className="why">
            <Popover.Close className="x" aria-label="Close">
              <Icon name="x" />
            </Popover.Close>
            <h2>{title}</h2>
            {children}
          </div>
          <Popover.Arrow className="tip" width={22} height={11} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface Anchor {
  getBoundingClientRect: () => DOMRect;
  focus?: () => void;
}

/** The button that asked; else the middle of the page. */
function anchorFor(selector: string): Anchor {
  const found = document.querySelector<HTMLElement>(selector);
  return found ?? { getBoundingClientRect: () => new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0) };
}
