import { parseSync, type ESTree, type ParseResult } from 'vite';

export type Node = ESTree.Node;

export type Comment = ParseResult['comments'][number];

export interface ParsedFile {
  program: ESTree.Program;
  comments: readonly Comment[];
}

export function parseFile(path: string, code: string): ParsedFile {
  const { program, comments, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { program, comments };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function childNodes(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .sort((one, other) => one.start - other.start);
}

/** Visits parents first. Returning false skips the node's children. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => boolean | void,
  parents: readonly Node[] = [],
): void {
  if (visit(node, parents) === false) return;
  const path = [...parents, node];
  for (const child of childNodes(node)) walk(child, visit, path);
}
