import { focusStaysInside } from './rows.ts';
import type { KeyboardTable, Target } from './table.ts';

const more: Target = { role: 'button', name: 'More' };
const first: Target = { role: 'menuitem', name: 'Add to calendar' };
const second: Target = { role: 'menuitem', name: 'Print 2 pages' };
const last: Target = { role: 'menuitem', name: 'Remove' };
const keep: Target = { role: 'button', name: 'Keep it' };
const cancel: Target = { role: 'button', name: 'Cancel appointment' };
const picture: Target = { role: 'button', name: 'Open BP-readings.png, Photo, 180 KB' };
const picturesName: Target = { role: 'dialog', name: 'BP-readings.png' };
const options: Target = { role: 'button', name: 'Message options' };

export const overlayTables: readonly KeyboardTable[] = [
  {
    component: 'Menu',
    story: 'ui-overlays-menu--by-keyboard',
    pattern: 'menu-button',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button, opens the menu at its first item',
        from: more,
        gives: [{ is: 'focused', what: first }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the next item, from the last to the first',
        from: more,
        after: ['Enter'],
        gives: [{ is: 'focused', what: second }],
      },
      {
        keys: ['ArrowUp'],
        does: 'Goes to the previous item, from the first to the last',
        from: more,
        after: ['Enter'],
        gives: [{ is: 'focused', what: last }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the first one',
        from: more,
        after: ['Enter', 'End'],
        gives: [{ is: 'focused', what: first }],
      },
      {
        keys: ['End'],
        does: 'Goes to the last one',
        from: more,
        after: ['Enter'],
        gives: [{ is: 'focused', what: last }],
      },
      {
        keys: ['r'],
        does: 'Goes to the item that starts with what is typed',
        from: more,
        after: ['Enter'],
        gives: [{ is: 'focused', what: last }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Selects the item and closes the menu',
        from: more,
        after: ['Enter', 'End'],
        gives: [
          { is: 'told', handler: 'onRemove' },
          { is: 'gone', what: { role: 'menu' } },
          { is: 'focused', what: more },
        ],
      },
      {
        keys: ['Escape'],
        does: 'Closes the menu; focus returns to its button',
        from: more,
        after: ['Enter'],
        gives: [
          { is: 'gone', what: { role: 'menu' } },
          { is: 'focused', what: more },
        ],
      },
    ],
  },
  {
    component: 'InboxOptions',
    story: 'components-messages-inboxoptions--closed',
    pattern: 'menu-button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        does: 'Opens the menu at its first option',
        from: options,
        gives: [{ is: 'focused', what: { role: 'menuitemradio', name: '12-hour time' } }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the next option',
        from: options,
        after: ['Enter'],
        gives: [{ is: 'focused', what: { role: 'menuitemradio', name: '24-hour time' } }],
      },
      {
        keys: ['ArrowUp', 'Home'],
        does: 'Goes to the previous option, or to the first',
        from: options,
        after: ['Enter', 'ArrowDown'],
        gives: [{ is: 'focused', what: { role: 'menuitemradio', name: '12-hour time' } }],
      },
      {
        keys: ['End'],
        does: 'Goes to the last option',
        from: options,
        after: ['Enter'],
        gives: [{ is: 'focused', what: { role: 'menuitemradio', name: '24-hour time' } }],
      },
      {
        keys: ['Space'],
        does: 'Selects the option and keeps the menu open',
        from: options,
        after: ['Enter', 'ArrowDown'],
        gives: [{ is: 'checked', what: { role: 'menuitemradio', name: '24-hour time' } }],
      },
      {
        keys: ['Enter'],
        does: 'Selects the option and closes the menu',
        from: options,
        after: ['Enter', 'ArrowDown'],
        gives: [
          { is: 'told', handler: 'onHourCycleChange', value: '24h' },
          { is: 'gone', what: { role: 'menu' } },
          { is: 'focused', what: options },
        ],
      },
      {
        keys: ['Escape'],
        does: 'Closes it without changes',
        from: options,
        after: ['Enter', 'ArrowDown'],
        gives: [
          { is: 'focused', what: options },
          { is: 'told', handler: null },
        ],
      },
    ],
  },
  {
    component: 'Dialog',
    story: 'ui-overlays-dialog--open',
    pattern: 'dialog-modal',
    rows: [
      ...focusStaysInside(keep, cancel),
      {
        keys: ['Escape'],
        does: 'Closes it without changes',
        from: keep,
        gives: [{ is: 'gone', what: { role: 'dialog' } }],
      },
    ],
  },
  {
    component: 'MessagePicture',
    story: 'components-messages-messagepicture--thumbnail',
    pattern: 'button',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the picture large',
        from: picture,
        gives: [{ is: 'shown', what: picturesName }],
      },
    ],
  },
  {
    component: 'MobileMenu',
    story: 'components-shell-mobilemenu--guest',
    pattern: 'dialog-modal',
    rows: [
      ...focusStaysInside({ role: 'button', name: 'Close menu' }, { role: 'link', name: '112' }),
      {
        keys: ['Escape'],
        does: 'Closes it from anywhere inside',
        from: { role: 'link', name: '112' },
        gives: [{ is: 'told', handler: 'onClose' }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Closes it',
        from: { role: 'button', name: 'Close menu' },
        gives: [{ is: 'told', handler: 'onClose' }],
      },
    ],
  },
  {
    component: 'ToastRegion',
    story: 'ui-overlays-toastregion--every-kind',
    pattern: 'native',
    rows: [
      {
        keys: ['Alt+t'],
        does: 'Moves focus to the messages from anywhere',
        from: { role: 'button', name: 'Show again' },
        gives: [{ is: 'focused', what: { role: 'region', name: 'Notifications Alt+T' } }],
      },
      {
        keys: ['Escape'],
        does: 'Moves focus back to where it was',
        from: { role: 'button', name: 'Show again' },
        after: ['Alt+t'],
        gives: [{ is: 'focused', what: { role: 'button', name: 'Show again' } }],
      },
    ],
  },
];
