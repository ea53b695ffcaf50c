import { useEffect } from 'react';

/**
 * Scrolls the control that Tab has reached into view as a whole. Chromium is content with a part
 * of it in a row that scrolls, and with the first line of a text area.
 */
export function useRevealedFocus(): void {
  useEffect(() => {
    const reveal = ({ key }: KeyboardEvent) => {
      if (key === 'Tab')
        document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    addEventListener('keyup', reveal);
    return () => removeEventListener('keyup', reveal);
  }, []);
}
