import type { ESTree } from 'vite';
import type { StoryFile } from './story-file.ts';

type Node = ESTree.Expression | ESTree.JSXChild | ESTree.JSXAttributeItem | null;

/**
 * Returns the components that a value of a story uses, or undefined if only the story has the
 * value: a function, a fixture or a result of a call.
 */
export function findComponents(
  { imports }: StoryFile,
  value: ESTree.Expression,
): Set<string> | undefined {
  const found = new Set<string>();
  const isPlain = (node: Node): boolean => {
    switch (node?.type) {
      case 'Literal':
      case 'JSXText':
        return true;
      case 'Identifier':
        return isComponent(node.name);
      case 'ArrayExpression':
        return node.elements.every((item) => item?.type !== 'SpreadElement' && isPlain(item));
      case 'ObjectExpression':
        return node.properties.every(
          (item) => item.type === 'Property' && !item.shorthand && isPlain(item.value),
        );
      case 'JSXExpressionContainer':
        return node.expression.type === 'JSXEmptyExpression' || isPlain(node.expression);
      case 'JSXAttribute':
        return node.value === null || isPlain(node.value);
      case 'JSXFragment':
        return node.children.every(isPlain);
      case 'JSXElement': {
        const { name, attributes } = node.openingElement;
        return (
          name.type === 'JSXIdentifier' &&
          (/^[a-z]/.test(name.name) || isComponent(name.name)) &&
          attributes.every(isPlain) &&
          node.children.every(isPlain)
        );
      }
      default:
        return false;
    }
  };
  const isComponent = (name: string) => {
    const { source = '' } = imports.get(name) ?? {};
    if (!/^[A-Z]/.test(name) || !/\/src\/|^\w/.test(source)) return false;
    found.add(name);
    return true;
  };
  return isPlain(value) ? found : undefined;
}
