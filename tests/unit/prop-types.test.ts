import { viteFinal } from '@storybook/react-vite/preset';
import type { Options } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { extractArgTypes } from '../../.storybook/docs/arg-types.ts';
import { addWrittenTypes } from '../../.storybook/docs/written-types.ts';
import { layers, sourceFiles } from './library/sources.ts';

const docgenInfo = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/g;

interface Docgen {
  props?: Record<string, { tsType?: { name: string } }>;
}

async function reader(): Promise<(text: string, path: string) => Promise<string>> {
  const options: Pick<Options, 'presets'> = {
    presets: { apply: async () => ({ reactDocgen: 'react-docgen' }) as never },
  };
  const { plugins = [] } = await viteFinal({}, options as Options);
  const plugin = plugins.find(
    (one): one is Plugin => !!one && 'name' in one && one.name === 'storybook:react-docgen-plugin',
  );
  const transform = plugin?.transform;
  if (typeof transform !== 'function') throw new Error('Storybook has no reader of props');
  return async (text, path) => {
    const made = await Reflect.apply(transform, {}, [text, path]);
    return made?.code ?? text;
  };
}

function shownTypes(code: string): Map<string, string> {
  const found = [...code.matchAll(docgenInfo)];
  return new Map(
    found.flatMap(([, component = '', json = '']) => {
      const info: Docgen = JSON.parse(json);
      const shown = extractArgTypes({ __docgenInfo: info });
      return Object.entries(info.props ?? {}).map(([name, { tsType }]): [string, string] => [
        `${component}.${name}`,
        shown?.[name]?.table?.type?.summary ?? tsType?.name ?? 'none',
      ]);
    }),
  );
}

it.runIf(process.env['SOAK'])(
  "the props tables show no prop type as 'unknown'",
  async () => {
    const read = await reader();
    const files = layers.flatMap((layer) => sourceFiles(`src/${layer}`));
    const types = await Promise.all(
      files.map(async ({ path, text }) => {
        const full = `${process.cwd()}/${path}`;
        const code = await read(text, full);
        return [...shownTypes(addWrittenTypes(code) ?? code)];
      }),
    );
    const all = new Map(types.flat());
    expect([...all].filter(([, type]) => type === 'unknown').map(([name]) => name)).toEqual([]);
    expect(all.size).toBeGreaterThan(600);
    expect(all.get('Tabs.tabs')).toBe('readonly TabItem<Id>[]');
    expect(all.get('VisitForm.closedAs')).toContain('null');
  },
  60_000,
);
