import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { array, object, optional, record, safeParse, string } from 'zod/mini';

/** In characters; longer types fold. */
const LONG = 64;

const docgen = object({
  props: record(
    string(),
    object({
      description: optional(string()),
      tsType: optional(
        object({ raw: optional(string()), elements: optional(array(object({ name: string() }))) }),
      ),
    }),
  ),
});

export const sayPropTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const read = safeParse(docgen, Reflect.get(Object(component), '__docgenInfo'));
  if (!read.success) return argTypes;
  const { props } = read.data;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { tsType, description = '' } = props[name] ?? {};
      const told = /@default\s+(.+)/.exec(description)?.[1]?.trim();
      const type = tsType?.raw === undefined ? undefined : written(tsType.raw);
      const table = {
        ...argType.table,
        ...(type && { type }),
        ...(told && { defaultValue: { summary: told } }),
      };
      return [name, { ...argType, table }];
    }),
  );
};

function written(raw: string): { summary: string; detail?: string } {
  const line = raw
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
