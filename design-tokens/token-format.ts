import * as z from 'zod/mini';
import { isNode } from './token-tree.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const alias = z.string().check(z.regex(/^\{[a-z][a-z0-9.-]*\}$/));
const orAlias = <Value extends z.ZodMiniType>(value: Value) => z.union([alias, value]);

const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: z.optional(share),
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const duration = z.strictObject({
  value: z.number().check(z.minimum(0)),
  unit: z.enum(['ms', 's']),
});
/** Aliases inside lists are not resolved, so reject them. */
const family = z.string().check(z.regex(/^[^{}]+$/));
const fontFamily = z.union([family, z.array(family).check(z.minLength(1))]);
const fontWeight = z.number().check(z.minimum(1), z.maximum(1000));

const simple = {
  color,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  number: z.number(),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
};

const composites: Record<string, Record<string, keyof typeof simple>> = {
  shadow: {
    color: 'color',
    offsetX: 'dimension',
    offsetY: 'dimension',
    blur: 'dimension',
    spread: 'dimension',
  },
  strokeStyle: { dashArray: 'dimension' },
  typography: {
    fontFamily: 'fontFamily',
    fontWeight: 'fontWeight',
    fontSize: 'dimension',
    lineHeight: 'number',
    letterSpacing: 'dimension',
  },
};

const ofParts = (parts: Record<string, keyof typeof simple> = {}) =>
  z.strictObject(
    Object.fromEntries(Object.entries(parts).map(([name, type]) => [name, orAlias(simple[type])])),
  );

/** Schemas by `$type` (Design Tokens Community Group format, 2025.10). */
const values: Record<string, z.ZodMiniType> = {
  ...simple,
  shadow: ofParts(composites['shadow']),
  strokeStyle: z.strictObject({
    dashArray: z.array(orAlias(dimension)).check(z.minLength(1)),
    lineCap: z.enum(['butt', 'round', 'square']),
  }),
  typography: ofParts(composites['typography']),
};

export function typedParts(type: string, value: unknown): [type: string, value: unknown][] {
  const parts = isNode(value) ? value : {};
  const inner = Object.entries(composites[type] ?? {}).flatMap(([name, own]) =>
    [parts[name]].flat().map((part): [string, unknown] => [own, part]),
  );
  return [[type, value], ...inner];
}

const colorWithHex = z.object({ components: z.array(z.number()), hex: z.string() });

export function formatProblem(type: string, value: unknown): string | undefined {
  const format = values[type];
  if (!format) return `has the unknown type '${type}'`;
  const parsed = orAlias(format).safeParse(value);
  if (!parsed.success) return `is not a ${type}: ${JSON.stringify(value)}`;
  const drawn = colorWithHex.safeParse(value);
  if (!drawn.success) return undefined;
  const { components, hex } = drawn.data;
  const written = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${written.join('')}` === hex ? undefined : `has components that are not its hex ${hex}`;
}

/** Dots and braces are reserved for aliases. */
export function isName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name);
}
