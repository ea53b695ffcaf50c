import { button } from './rows.ts';
import type { KeyboardTable } from './table.ts';

const pictureAt = (corner: string) =>
  button(`Your picture, ${corner}. Move it with the arrow keys.`);
const bottomRight = pictureAt('bottom right');

export const callTables: readonly KeyboardTable[] = [
  {
    component: 'RoomScreen',
    story: 'screens-room-roomscreen--connected',
    pattern: 'native',
    rows: [
      {
        keys: ['m'],
        does: 'In the call, mutes or unmutes; letters work while the user is not typing',
        gives: [{ is: 'shown', what: button('Unmute') }],
      },
      {
        keys: ['v'],
        does: 'Turns the camera off or on',
        gives: [{ is: 'shown', what: button('Turn camera on') }],
      },
      {
        keys: ['s'],
        does: 'Starts or stops sharing the screen',
        gives: [{ is: 'gone', what: button('Share screen') }],
      },
      {
        keys: ['?'],
        does: 'Shows these shortcuts; there, letters can be switched off',
        gives: [{ is: 'shown', what: { role: 'dialog', name: 'Keyboard shortcuts' } }],
      },
      {
        keys: ['Escape'],
        does: 'Closes the messages or the notes; focus moves to their button',
        gives: [
          { is: 'gone', what: { role: 'heading', name: 'Messages' } },
          { is: 'focused', what: button('Messages') },
        ],
      },
    ],
  },
  {
    component: 'CallPictures',
    story: 'components-room-callpictures--connected',
    pattern: 'native',
    rows: [
      {
        keys: ['ArrowLeft'],
        does: 'On the user’s own picture, moves it to the left',
        from: bottomRight,
        gives: [{ is: 'focused', what: pictureAt('bottom left') }],
      },
      {
        keys: ['ArrowRight'],
        does: 'Moves it to the right',
        from: bottomRight,
        after: ['ArrowLeft'],
        gives: [{ is: 'focused', what: bottomRight }],
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves it up',
        from: bottomRight,
        gives: [{ is: 'focused', what: pictureAt('top right') }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Moves it down',
        from: bottomRight,
        after: ['ArrowUp'],
        gives: [{ is: 'focused', what: bottomRight }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Moves it to the next corner, clockwise',
        from: bottomRight,
        gives: [{ is: 'focused', what: pictureAt('bottom left') }],
      },
    ],
  },
];
