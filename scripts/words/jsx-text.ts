/**
 * Removes white space as JSX does.
 * @throws {Error} for an entity such as &nbsp;
 */
export function jsxText(source: string): string {
  const entity = /&#?\w+;/.exec(source)?.[0];
  if (entity) throw new Error(`Write the character instead of ${entity}`);
  const lines = source.split(/\r\n|\n|\r/);
  const texts = lines.map((line, index) => {
    const fromStart = index === 0 ? line : line.replace(/^[ \t]+/, '');
    return index === lines.length - 1 ? fromStart : fromStart.replace(/[ \t]+$/, '');
  });
  return texts.filter((text) => text !== '').join(' ');
}
