const radio = ['Tab', 'Space', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const slider = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Home', 'End'];

/** Keys that each ARIA APG pattern requires, by DOM name. */
export const patternKeys = {
  button: ['Enter', 'Space'],
  carousel: ['Tab', 'Enter', 'Space'],
  checkbox: ['Space'],
  combobox: ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'],
  'dialog-modal': ['Tab', 'Shift+Tab', 'Escape'],
  disclosure: ['Enter', 'Space'],
  link: ['Enter'],
  'menu-button': ['Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape'],
  radio,
  slider,
  spinbutton: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
  tabs: ['Tab', 'ArrowRight', 'ArrowLeft'],
} satisfies Record<string, readonly string[]>;

export type Pattern = keyof typeof patternKeys;
