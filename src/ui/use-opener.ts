import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { afterPress } from './after-next-frame.ts';
import { useOnDemand, type OnDemand } from './use-on-demand.ts';

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** A button's list or menu, whose code comes when the button is reached for. */
interface Opener<Module> {
  /** The code of what opens, once it has come. */
  module: Module | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** What the button hears. */
  button: {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Opens a list or menu from a button. Where its code cannot be had, it stays closed. */
export function useOpener<Module>(code: OnDemand<Module>): Opener<Module> {
  const [module, get] = useOnDemand(code);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    void get().then((isThere) => isThere || setOpen(false));
  };
  return {
    module,
    isOpen,
    setOpen,
    button: {
      onPointerEnter: () => void get(),
      onFocus: () => void get(),
      // Drawing what opens takes a slow phone longer than a frame.
      onClick: (event) => afterPress(event, open),
      // Keys are not to miss what they open, and the click that one makes would leave the focus beside its items.
      onKeyDown: (event) => {
        if (!openingKeys.includes(event.key)) return;
        event.preventDefault();
        open();
      },
    },
  };
}
