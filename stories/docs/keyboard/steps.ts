import type { KeyboardTable, Target } from './table.ts';

const hours: Target = { role: 'textbox' };
const size: Target = { role: 'slider', name: 'Size' };

export const stepTables: readonly KeyboardTable[] = [
  {
    component: 'NumberField',
    story: 'ui-forms-numberfield--filled',
    pattern: 'spinbutton',
    rows: [
      {
        keys: ['ArrowUp'],
        does: 'Increases the number by one',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '4' }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Decreases the number by one',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '2' }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the minimum',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '1' }],
      },
      {
        keys: ['End'],
        does: 'Goes to the maximum',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '12' }],
      },
    ],
  },
  {
    component: 'Slider',
    story: 'ui-forms-slider--half-way',
    pattern: 'slider',
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Goes up one step',
        from: size,
        gives: [{ is: 'valued', what: size, value: '2' }],
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'Goes down one step',
        from: size,
        gives: [{ is: 'valued', what: size, value: '1' }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the minimum',
        from: size,
        gives: [{ is: 'valued', what: size, value: '1' }],
      },
      {
        keys: ['End'],
        does: 'Goes to the maximum',
        from: size,
        gives: [{ is: 'valued', what: size, value: '4' }],
      },
    ],
  },
];
