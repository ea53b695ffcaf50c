import { isNode, resolve, listTokens, type Token } from '../../design-tokens/token-tree.ts';

const ROOT_FONT_SIZE = 16;

interface Variable {
  $type: 'color' | 'dimension' | 'number' | 'fontFamily';
  $value: unknown;
  $description?: string;
}

/**
 * Values are in px, ms or plain numbers. Figma has no variables for shadows, curves and stitches.
 */
export function figmaMode(base: unknown, theme: unknown): Record<string, unknown> {
  const raw = new Map(listTokens(base).map((token): [string, Token] => [token.path, token]));
  const scales = [...raw.values()].filter(({ path }) => !path.startsWith('color.'));
  const tree: Record<string, unknown> = {};
  for (const token of [...listTokens(theme), ...scales])
    for (const [path, variable] of toVariables(token, raw)) place(tree, path.split('.'), variable);
  return tree;
}

function toVariables(
  { path, type, value, description }: Token,
  raw: ReadonlyMap<string, Token>,
): [path: string, variable: Variable][] {
  const resolved = resolve(value, raw);
  if (type === 'typography' && isNode(resolved)) {
    const parts = { fontFamily: 'fontFamily', fontSize: 'dimension', letterSpacing: 'dimension' };
    return Object.entries(resolved).flatMap(([name, part]) =>
      toVariables(
        {
          path: `${path}.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
          type: Object.entries(parts).find(([known]) => known === name)?.[1] ?? 'number',
          value: part,
          description,
        },
        raw,
      ),
    );
  }
  const variable = toVariable(type, resolved);
  return variable
    ? [[path, { ...variable, ...(description && { $description: description }) }]]
    : [];
}

function toVariable(type: string, value: unknown): Variable | undefined {
  if (type === 'color') return { $type: 'color', $value: value };
  if (type === 'number' || type === 'fontWeight') return { $type: 'number', $value: value };
  if (type === 'fontFamily')
    return { $type: 'fontFamily', $value: Array.isArray(value) ? value[0] : value };
  if (!isNode(value) || typeof value['value'] !== 'number') return undefined;
  if (type === 'duration')
    return { $type: 'number', $value: value['value'] * (value['unit'] === 's' ? 1000 : 1) };
  if (type !== 'dimension') return undefined;
  const pixels = value['value'] * (value['unit'] === 'rem' ? ROOT_FONT_SIZE : 1);
  return { $type: 'dimension', $value: { value: pixels, unit: 'px' } };
}

function place(tree: Record<string, unknown>, names: string[], variable: Variable): void {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    tree[name] = variable;
    return;
  }
  const group = tree[name];
  const into = isNode(group) ? group : {};
  tree[name] = into;
  place(into, rest, variable);
}
