/** Downloads the file, because its sender is not trusted. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser does not read the blob immediately.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
