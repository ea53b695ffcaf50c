import type { KeyboardTable, Target } from './table.ts';

const tab = (name: string): Target => ({ role: 'tab', name });
const option = (name: string): Target => ({ role: 'option', name });
const select: Target = { role: 'combobox', name: 'Experience' };
const day: Target = { role: 'combobox', name: 'Day' };
const place: Target = { role: 'combobox', name: 'Location' };

export const listTables: readonly KeyboardTable[] = [
  {
    component: 'Select',
    story: 'ui-forms-select--field',
    pattern: 'combobox',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
        does: 'Opens the list at the selected option',
        from: select,
        gives: [{ is: 'focused', what: option('10+ years') }],
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the next option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('15+ years') }],
      },
      {
        keys: ['ArrowUp'],
        does: 'Goes to the previous option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('5+ years') }],
      },
      {
        keys: ['Home'],
        does: 'Goes to the first option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('Any experience') }],
      },
      {
        keys: ['End'],
        does: 'Goes to the last option',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('15+ years') }],
      },
      {
        keys: ['5'],
        does: 'Goes to the option that starts with what is typed',
        from: select,
        after: ['Enter'],
        gives: [{ is: 'focused', what: option('5+ years') }],
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Selects the option and closes the list',
        from: select,
        after: ['Enter', 'ArrowDown'],
        gives: [
          { is: 'gone', what: { role: 'listbox' } },
          { is: 'reads', what: select, value: '15+ years' },
          { is: 'focused', what: select },
        ],
      },
      {
        keys: ['Escape'],
        does: 'Closes the list without changes',
        from: select,
        after: ['Enter', 'ArrowDown'],
        gives: [
          { is: 'focused', what: select },
          { is: 'reads', what: select, value: '10+ years' },
        ],
      },
    ],
  },
  {
    component: 'NativeSelect',
    story: 'ui-forms-nativeselect--field',
    pattern: 'native',
    rows: [
      { keys: ['Tab'], does: 'Moves focus to it', gives: [{ is: 'focused', what: day }] },
      {
        keys: ['ArrowDown'],
        does: 'Selects the next option',
        from: day,
        gives: [{ is: 'valued', what: day, value: '2026-11-27' }],
      },
      {
        keys: ['ArrowUp'],
        does: 'Selects the previous option',
        from: day,
        after: ['ArrowDown'],
        gives: [{ is: 'valued', what: day, value: '2026-11-25' }],
      },
    ],
  },
  {
    component: 'ComboBox',
    story: 'ui-forms-combobox--empty',
    pattern: 'combobox',
    rows: [
      {
        keys: ['b'],
        does: 'Opens the suggestions',
        from: place,
        gives: [
          { is: 'told', handler: 'onChange', value: 'b' },
          { is: 'expanded', what: place },
        ],
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the first suggestion; focus stays in the box',
        from: place,
        after: ['b'],
        gives: [
          { is: 'selected', what: { role: 'option', name: 'Bengaluru, Karnataka' } },
          { is: 'focused', what: place },
        ],
      },
      {
        keys: ['ArrowUp'],
        does: 'Goes to the previous suggestion',
        from: place,
        after: ['b', 'ArrowDown', 'ArrowDown'],
        gives: [
          { is: 'selected', what: { role: 'option', name: 'Bengaluru, Karnataka' } },
          { is: 'focused', what: place },
        ],
      },
      {
        keys: ['Enter'],
        does: 'Selects the suggestion and closes the list',
        from: place,
        after: ['b', 'ArrowDown'],
        gives: [
          { is: 'valued', what: place, value: 'Bengaluru, Karnataka' },
          { is: 'collapsed', what: place },
        ],
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and keeps what was typed',
        from: place,
        after: ['b'],
        gives: [
          { is: 'collapsed', what: place },
          { is: 'valued', what: place, value: 'b' },
        ],
      },
    ],
  },
  {
    component: 'Tabs',
    story: 'ui-navigation-tabs--first-tab',
    pattern: 'tabs',
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the selected tab',
        gives: [{ is: 'focused', what: tab('Overview') }],
      },
      {
        keys: ['ArrowRight'],
        does: 'Shows the next tab',
        from: tab('Overview'),
        gives: [
          { is: 'focused', what: tab('Experience') },
          { is: 'selected', what: tab('Experience') },
          { is: 'shown', what: { role: 'tabpanel', name: 'Experience' } },
        ],
      },
      {
        keys: ['ArrowLeft', 'End'],
        does: 'Shows the last tab; the arrow wraps round from the first',
        from: tab('Overview'),
        gives: [{ is: 'selected', what: tab('Reviews') }],
      },
      {
        keys: ['Home'],
        does: 'Shows the first tab',
        from: tab('Overview'),
        after: ['End'],
        gives: [{ is: 'selected', what: tab('Overview') }],
      },
      {
        keys: ['Tab'],
        does: 'Moves focus into the tab panel',
        from: tab('Overview'),
        gives: [{ is: 'focused', what: { role: 'tabpanel', name: 'Overview' } }],
      },
    ],
  },
];
