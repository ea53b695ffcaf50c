import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { afterPress } from '../lazy/after-next-frame.ts';
import { useLazyModule, type LazyModule } from '../lazy/lazy-module.ts';

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

interface Opener<Module> {
  module: Module | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  button: LazyModule<Module>['triggerProps'] & {
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Stays closed if the module fails to load. */
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
      onClick: (event) => afterPress(event, open),
      // On click, the items would not get focus and the next key would be lost.
      onKeyDown: (event) => {
        if (!openingKeys.includes(event.key)) return;
        event.preventDefault();
        open();
      },
    },
  };
}
