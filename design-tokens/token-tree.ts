/** One design token, wherever it stands in its file. */
export interface Token {
  /** Its groups and its name: `space.s4`. */
  path: string;
  /** Its `$type`: color, dimension, duration … */
  type: string;
  /** Its `$value`, or an alias such as `{color.teal.570}`. */
  value: unknown;
  /** Where it is for, as its file says; empty when the file does not. */
  description: string;
}

/** Whether a node of a token file is an object: a group, or a token. */
export function isNode(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** The tokens of a file or of a group in it, in the order of the file. */
export function tokensOf(node: unknown, path = ''): Token[] {
  if (!isNode(node)) return [];
  if ('$value' in node) {
    const { $type = '', $value, $description = '' } = node;
    return [{ path, type: String($type), value: $value, description: String($description) }];
  }
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensOf(child, path ? `${path}.${name}` : name));
}

/** The path that an alias names, or undefined for any other value. */
export function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/**
 * The value that a token stands for, its aliases followed.
 * @throws {Error} naming the alias that leads nowhere, or back to itself
 */
export function resolve(value: unknown, tokens: ReadonlyMap<string, Token>): unknown {
  const followed = new Set<string>();
  let current = value;
  for (let path = aliasOf(current); path !== undefined; path = aliasOf(current)) {
    const target = tokens.get(path);
    if (!target) throw new Error(`{${path}} is not a design token`);
    if (followed.has(path)) throw new Error(`{${path}} leads back to itself`);
    followed.add(path);
    current = target.value;
  }
  return current;
}
