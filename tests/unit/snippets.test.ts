import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { folderOfUser } from '../../.storybook/snippets/folder-of-user.ts';
import { writeSnippet } from '../../.storybook/snippets/write-snippet.ts';
import { interfacesOf, partsOf, sourceFile } from './library/sources.ts';
import { storyFiles } from './library/stories.ts';

const root = join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

const snippets = storyFiles.map((path) => ({
  path,
  code: writeSnippet(path, readFileSync(join(root, path), 'utf8')),
}));

/** Returns what would not work in a file of the snippet's folder. */
function findFaults({ path, code }: (typeof snippets)[number]): string[] {
  const [, layer = ''] = path.split('/');
  const { module, errors } = parseSync('snippet.tsx', code);
  const lost = module.staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
    if (!value.startsWith('.')) return canResolve(value) ? [] : [value];
    const file = sourceFile(join('src', folderOfUser(layer), value));
    const names = file ? partsOf(file).map(({ name }) => name) : [];
    return entries
      .map(({ localName }) => localName.value)
      .filter((name) => !names.includes(name) && !file?.text.includes(`export function ${name}`))
      .map((name) => `${name} of ${value}`);
  });
  return [...errors.map(({ message }) => message), ...lost].map((fault) => `${path}: ${fault}`);
}

function canResolve(name: string): boolean {
  try {
    return existsSync(resolve(name));
  } catch {
    return false;
  }
}

function requiredProps() {
  return snippets.flatMap(({ path, code }) => {
    const name = basename(path, '.stories.tsx');
    const [, source] = new RegExp(`import { ${name} } from '([^']+)'`).exec(code) ?? [];
    if (source === undefined) return [];
    const file = sourceFile(join('src', folderOfUser(path.split('/')[1] ?? ''), source));
    const props = file && interfacesOf(file).find((type) => type.name === `${name}Props`)?.props;
    return (props ?? [])
      .filter(({ isOptional, name: prop }) => !isOptional && prop !== 'children')
      .map(({ name: prop }) => ({ path, code, prop }));
  });
}

describe('the snippets', () => {
  it('are valid code whose imports exist', () => {
    expect(snippets.flatMap(findFaults)).toEqual([]);
    expect(snippets.length).toBeGreaterThan(200);
  });

  it('render the component of their page', () => {
    const others = snippets.filter(({ path, code }) => {
      const name = basename(path, '.stories.tsx').replace(/s$/, '');
      const [, component] = new RegExp(`^import { (\\w+) } from .*${name}`, 'm').exec(code) ?? [];
      return component === undefined || !code.includes(`<${component}`);
    });
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('have each prop that the component requires', () => {
    const required = requiredProps();
    const missing = required.filter(({ code, prop }) => !new RegExp(`\\b${prop}\\b`).test(code));
    expect(missing.map(({ path, prop }) => `${path}: ${prop}`)).toEqual([]);
    expect(required.length).toBeGreaterThan(700);
  });
});

describe('a snippet', () => {
  const write = (story: string) =>
    writeSnippet(
      'stories/ui/forms/Chip.stories.tsx',
      `import { fn } from 'storybook/test';
import { X } from 'lucide-react';
import { Chip } from '../../../src/ui/forms/Chip/Chip.tsx';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';
import { ananya } from '../../fixtures/doctors.ts';
${story}`,
    );

  it('copies plain values, and names a prop whose value only the story has', () => {
    const code = write(`
const size = 24;
const meta = {
  component: Chip,
  args: { label: 'Cardiology', size, isOpen: true, isNew: true, doctor: ananya, note: null, onPress: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
export const Plain: Story = { args: { label: 'ENT', icon: <Icon glyph={X} /> } };
export const Long: Story = { args: { label: 'Other' } };`);
    expect(code).toBe(`import { Chip } from '../../../ui/forms/Chip/Chip.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { X } from 'lucide-react';

<Chip
  label="ENT"
  size={24}
  isOpen={isOpen}
  isNew
  doctor={doctor}
  note={note}
  onPress={onPress}
  icon={<Icon glyph={X} />}
/>
`);
  });

  it('has the children between its tags', () => {
    const code = write(`
const meta = { component: Chip<string>, args: { children: 'Close' } } satisfies Meta<typeof Chip>;
export default meta;
export const Plain: Story = {};`);
    expect(code.split('\n').at(-2)).toBe('<Chip>Close</Chip>');
  });

  it('is the code of a story file that builds a component from several', () => {
    const code = write(`
function Chips() {
  return <Chip label="All" />;
}
const meta = { component: Chips } satisfies Meta<typeof Chips>;
export default meta;
export const Plain: Story = {};`);
    expect(code).toBe(`import { Chip } from '../../../ui/forms/Chip/Chip.tsx';

function Chips() {
  return <Chip label="All" />;
}
`);
  });
});
