/** '1,204': Indian grouping. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}
