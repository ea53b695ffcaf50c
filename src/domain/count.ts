export function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}
