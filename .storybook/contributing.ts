import text from '../CONTRIBUTING.md?raw';

/**
 * Without its heading.
 * @throws {Error} when it is missing
 */
export function contributingSection(heading: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`CONTRIBUTING.md has no section '${heading}'`);
  return section.slice(heading.length);
}
