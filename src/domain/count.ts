/** Uses Indian digit grouping: '1,20,400'. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}
