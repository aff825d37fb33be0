import * as Popover from "@radix-ui/react-popover";
import { type ReactNode, useState } from "react";
import { HintMark } from "../board/HintMark";
import type { Spot } from "../hint/spots";

interface HeldChipProps {
  className: string;
  spot: Spot;
  /** Its sign, its name and how it stands. */
  face: ReactNode;
  label: string;
  /** What it shows when it is opened. */
  children: ReactNode;
}

/** Something of one's own by its name; a tap opens it where it lies. Whatever is done there closes it. */
export function HeldChip({ className, spot, face, label, children }: HeldChipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={`hchip ${className}`} data-spot={spot}>
        {face}
        <span className="vh">, open</span>
        <HintMark spot={spot} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="slip heldslip" side="top" sideOffset={8} collisionPadding={10} aria-label={label}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons within are pressed */}
          <div onClick={(event) => isDone(event.target) && setOpen(false)}>{children}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function isDone(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button:not([aria-disabled])") !== null;
}
