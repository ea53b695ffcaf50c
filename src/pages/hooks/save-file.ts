/** Downloads the file. It is never opened: its sender is not trusted. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Not immediately, because the browser reads the blob later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
