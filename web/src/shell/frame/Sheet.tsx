import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Icon } from "../icons/Icon";

interface SheetProps {
  title: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A sheet that lies over the page until it is closed; then the focus is where it was. */
export function Sheet({ title, open, onOpen, children }: SheetProps) {
  const before = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <div className="veil" />
        <Dialog.Content
          className="sheet-card"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true });
          }}
        >
          <Dialog.Close className="x" aria-label="Close">
            <Icon name="x" />
          </Dialog.Close>
          <Dialog.Title asChild>
            <h2>{title}</h2>
          </Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
