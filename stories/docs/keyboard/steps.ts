import type { KeyboardTable, Target } from './table.ts';

const hours: Target = { role: 'textbox' };
const size: Target = { role: 'slider', name: 'Size' };

export const stepTables: readonly KeyboardTable[] = [
  {
    component: 'NumberField',
    story: 'ui-numberfield--filled',
    pattern: 'spinbutton',
    rows: [
      {
        keys: ['ArrowUp'],
        does: 'One more',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '4' }],
      },
      {
        keys: ['ArrowDown'],
        does: 'One less',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '2' }],
      },
      {
        keys: ['Home'],
        does: 'The least',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '1' }],
      },
      {
        keys: ['End'],
        does: 'The most',
        from: hours,
        gives: [{ is: 'valued', what: hours, value: '12' }],
      },
    ],
  },
  {
    component: 'Slider',
    story: 'ui-slider--half-way',
    pattern: 'slider',
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'A step more',
        from: size,
        gives: [{ is: 'valued', what: size, value: '2' }],
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'A step less',
        from: size,
        gives: [{ is: 'valued', what: size, value: '1' }],
      },
      {
        keys: ['Home'],
        does: 'The least',
        from: size,
        gives: [{ is: 'valued', what: size, value: '1' }],
      },
      {
        keys: ['End'],
        does: 'The most',
        from: size,
        gives: [{ is: 'valued', what: size, value: '4' }],
      },
    ],
  },
];
