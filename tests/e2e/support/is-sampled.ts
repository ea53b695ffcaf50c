/**
 * One name in so many. A new name does not change the choice among the others, so that it brings no
 * old one that was never tried.
 */
export function isSampled(name: string, each: number): boolean {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % each === 0;
}
