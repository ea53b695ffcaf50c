import base from '../../design-tokens/base.json';
import dark from '../../design-tokens/semantic.dark.json';
import light from '../../design-tokens/semantic.light.json';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

export type Css<Group> = Group extends { $value: unknown }
  ? string
  : {
      [Name in keyof Group as Name extends `$${string}` ? never : Camel<Name & string>]: Css<
        Group[Name]
      >;
    };

const isGroup = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function lookUp(alias: string): unknown {
  const target = alias
    .slice(1, -1)
    .split('.')
    .reduce<unknown>((node, name) => (isGroup(node) ? node[name] : undefined), base);
  if (!isGroup(target) || !('$value' in target)) throw new Error(`${alias} is not a design token`);
  return target['$value'];
}

const alphaHex = (alpha: number): string =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

export function toCss(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('{') ? toCss(lookUp(value)) : value;
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`;
    return value
      .map((family: unknown) =>
        String(family).includes(' ') ? `'${String(family)}'` : String(family),
      )
      .join(', ');
  }
  if (!isGroup(value)) return String(value);
  if ('hex' in value)
    return `${String(value['hex'])}${typeof value['alpha'] === 'number' ? alphaHex(value['alpha']) : ''}`;
  if ('unit' in value) return `${String(value['value'])}${String(value['unit'])}`;
  if ('blur' in value)
    return [value['offsetX'], value['offsetY'], value['blur'], value['spread'], value['color']]
      .map(toCss)
      .join(' ');
  if ('dashArray' in value && Array.isArray(value['dashArray']))
    return value['dashArray'].map(toCss).join(' ');
  throw new Error(`No CSS for the token value ${JSON.stringify(value)}`);
}

export function css<Group extends object>(group: Group): Css<Group> {
  const entries = Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, node]: [string, unknown]) => [
      camel(name),
      isGroup(node) ? ('$value' in node ? toCss(node['$value']) : css(node)) : '',
    ]);
  return Object.fromEntries(entries) as Css<Group>;
}

export const scales = base;

export const lightColors = css(light.color);

export const darkColors: typeof lightColors = css(dark.color);
