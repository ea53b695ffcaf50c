const radio = ['Tab', 'Space', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const slider = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Home', 'End'];

/**
 * The keys that each pattern of the ARIA Authoring Practices asks of a component, as the DOM names them; what it
 * calls optional is left out. A carousel's controls are buttons, and a menu button's menu is one with it.
 */
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

/** A pattern, by the name that it has in the address of its page. */
export type Pattern = keyof typeof patternKeys;
