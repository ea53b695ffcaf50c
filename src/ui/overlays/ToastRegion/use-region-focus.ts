import { useEffect, useRef, useState, type RefObject } from 'react';

/** @returns `keepFocus`, to call before removing an element that may have focus */
export function useRegionFocus(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const element = region.current;
    const onFocus = () => setHasFocus(true);
    const onBlur = () => setHasFocus(false);
    const onKey = (event: KeyboardEvent) => {
      const isInside = element?.contains(document.activeElement);
      if (isInside && event.key === 'Escape') focusOn(cameFrom.current);
      // Compare `code`, because Alt changes `key` on some keyboards.
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      if (!isInside) cameFrom.current = document.activeElement;
      focusOn(element);
    };
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', onBlur);
    document.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', onBlur);
      document.removeEventListener('keydown', onKey);
    };
  }, [region]);

  const keepFocus = (hasMore: boolean) => {
    if (!region.current?.contains(document.activeElement)) return;
    focusOn(hasMore ? region.current : (cameFrom.current ?? region.current));
  };

  return { hasFocus, keepFocus };
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
