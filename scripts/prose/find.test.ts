import { describe, expect, test } from 'vitest';
import { findProse } from './find.mjs';

const lines = (file: string, text: string) => findProse(file, text).map(({ line }) => line);

describe('the prose check for code', () => {
  test.each([
    '// What stands under the field',
    '// Whether it is open.',
    '/** The own bookings. */',
    '// Reads the list\n// anew.',
    '/**\n * The page\n * is told of it.\n */',
    '// A file of its own.',
    '// For whoever runs it.',
    '// Forgets the draft.',
  ])('finds %j', (text) => {
    expect(lines('src/state/a.ts', text)).not.toEqual([]);
  });

  test.each([
    '// Help text below the field',
    '// Where does this come from? A host may answer late.',
    '// Holds the lock, keeps the connection and takes a callback.',
    '// See `forgetAll`, forget-all.ts and `the own`.',
    '// A renewed token stands for the same session.',
    '// The code of its own attempt, for a helper who stands in line.',
    "const text = 'the own bookings, anew';",
    'const nobody = 1;',
  ])('accepts %j', (text) => {
    expect(lines('src/state/a.ts', text)).toEqual([]);
  });

  test('reports the line of each finding, even inside a multi-line comment', () => {
    const [found] = findProse('src/a.ts', 'let a;\n/**\n * First.\n * Then\n * meanwhile.\n */');
    expect(found).toMatchObject({ line: 5, text: '* meanwhile.' });
  });

  test('checks test titles', () => {
    const code = [
      "describe('what comes late', () => {",
      "  it('shows it anew', () => {});",
      "  test.each([['a'], ['b']])('whoever asks %s', () => {});",
      "  it('who is it?', () => {});",
      "  it('keeps the notes when the slot was taken', () => {});",
      "  expect('anew').toBe('anew');",
      '});',
    ];
    expect(lines('src/a.test.ts', code.join('\n'))).toEqual([1, 2, 3, 3]);
  });

  test('checks texts for users, but ignores names in code', () => {
    const code = "const forget = <p title='The own page'>It's loaded anew</p>;";
    expect(findProse('src/screens/a.tsx', code)).toHaveLength(2);
    expect(findProse('src/screens/a.test.tsx', code)).toEqual([]);
    expect(findProse('demo/a.tsx', code)).toEqual([]);
  });
});

describe('the prose check for docs', () => {
  test('finds words in sentences and in headings', () => {
    expect(lines('docs/a.md', '# What it does\n\nIt is\ntold anew.\n')).toEqual([1, 3, 4]);
  });

  test('accepts code, links and questions', () => {
    const text = '# What next?\n\n`anew` [link](anew.md)\n\n```\nanew\n```\n\n- What a start.\n';
    expect(lines('docs/a.md', text)).toEqual([]);
  });
});
