/** '240 KB'; a KB has 1024 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  return `${Math.round((bytes / 1024 ** 2) * 10) / 10} MB`;
}
