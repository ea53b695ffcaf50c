import { useEffect } from 'react';

/**
 * Scrolls the control that Tab has reached into view as a whole. Chromium scrolls only a part of it
 * into view in a row that scrolls, and only the first line of a text area.
 */
export function useRevealedFocus(): void {
  useEffect(() => {
    const reveal = ({ key, ctrlKey, altKey }: KeyboardEvent) => {
      // Ctrl+Tab and Alt+Tab have moved the user to this page, but not the focus in it.
      if (key === 'Tab' && !ctrlKey && !altKey)
        document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    addEventListener('keyup', reveal);
    return () => removeEventListener('keyup', reveal);
  }, []);
}
