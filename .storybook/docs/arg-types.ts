import { convert, hasDocgen, type Component, type DocgenInfo } from 'storybook/internal/docs-tools';
import type { StrictArgTypes } from 'storybook/internal/types';

/** In characters. Longer types are collapsed. */
const LONG = 64;

/** Replaces Storybook's extractor, which is a large part of the code that the first story loads. */
export function extractArgTypes(component: Component): StrictArgTypes | null {
  if (!component || !hasDocgen(component)) return null;
  const props: Record<string, DocgenInfo> = component.__docgenInfo.props ?? {};
  return Object.fromEntries(
    Object.entries(props).map(([name, info]) => {
      const [description = '', ...tags] = (info.description ?? '').split(/\s*^@/m);
      const toldDefault = tags
        .find((tag) => tag.startsWith('default '))
        ?.slice(8)
        .trim();
      const table = {
        type: writtenType(info),
        ...(toldDefault && { defaultValue: { summary: toldDefault } }),
      };
      const type = { ...convert(info), required: info.required };
      return [name, { name, description, type, table }];
    }),
  );
}

function writtenType({ tsType }: DocgenInfo): { summary: string; detail?: string } {
  const { raw, value, name } = { ...tsType };
  const line = String(raw ?? value ?? name)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(
      /z\.infer<typeof (\w)(\w*)>/g,
      (_, first: string, rest: string) => first.toUpperCase() + rest,
    )
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim();
  if (line.length <= LONG) return { summary: line };
  return {
    summary: `${line.slice(0, LONG - 20).trimEnd()} ...`,
    detail: line.replaceAll(' | {', '\n| {'),
  };
}
