import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { wideScreen } from './MobileMenu.css.ts';

/** Closes on Escape, on a backdrop click and on wide screens. */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    dialog.addEventListener('cancel', () => close(), { signal });
    dialog.addEventListener('click', (event) => event.target === dialog && close(), { signal });
    dialog.addEventListener('keydown', (event) => event.key === 'Tab' && turn(dialog, event), {
      signal,
    });
    window.matchMedia(wideScreen).addEventListener('change', () => close(), { signal });
    dialog.showModal();
    first.current?.focus();
    return () => {
      stop.abort();
      dialog.close();
    };
  }, [dialogRef, first]);
}

/** On Tab, focus would otherwise move to the browser's toolbars. */
function turn(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'));
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
