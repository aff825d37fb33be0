import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon";

interface SheetProps {
  title: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A sheet that lies over the page until it is closed. */
export function Sheet({ title, open, onOpen, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <div className="veil" />
        <Dialog.Content className="sheet-card" aria-describedby={undefined}>
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
