export interface Token {
  path: string;
  type: string;
  value: unknown;
  description: string;
}

export function isNode(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function listTokens(node: unknown, path = ''): Token[] {
  if (!isNode(node)) return [];
  if ('$value' in node) {
    const { $type = '', $value, $description = '' } = node;
    return [{ path, type: String($type), value: $value, description: String($description) }];
  }
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => listTokens(child, path ? `${path}.${name}` : name));
}

export function getAlias(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** @throws {Error} for a missing or circular alias */
export function resolve(value: unknown, tokens: ReadonlyMap<string, Token>): unknown {
  const followed = new Set<string>();
  let current = value;
  for (let path = getAlias(current); path !== undefined; path = getAlias(current)) {
    const target = tokens.get(path);
    if (!target) throw new Error(`{${path}} is not a design token`);
    if (followed.has(path)) throw new Error(`{${path}} leads back to itself`);
    followed.add(path);
    current = target.value;
  }
  return current;
}
