import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { afterPress } from './after-next-frame.ts';
import { useLazyModule, type LazyModule } from './lazy-module.ts';

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** A button's list or menu. */
interface Opener<Module> {
  /** The module of what opens; null until it is loaded. */
  module: Module | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button's props. */
  button: LazyModule<Module>['triggerProps'] & {
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Opens a list or menu from a button. When its module cannot be loaded, it stays closed. */
export function useOpener<Module>(lazy: LazyModule<Module>): Opener<Module> {
  const [isOpen, setOpen] = useState(false);
  const module = useLazyModule(lazy, { isOpen, onError: () => setOpen(false) });
  const open = () => setOpen(true);
  return {
    module,
    isOpen,
    setOpen,
    button: {
      ...lazy.triggerProps,
      // Rendering what opens takes a slow phone longer than a frame.
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
