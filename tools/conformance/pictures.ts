import { pictureFile } from '../../src/contract/account.ts';

export const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

export function claimedPng(side: number): Uint8Array<ArrayBuffer> {
  const bytes = png.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return bytes;
}

export function pictureForm(content: BlobPart, type = 'image/png'): FormData {
  const form = new FormData();
  form.append('body', '{}');
  form.append(pictureFile.part, new Blob([content], { type }), 'portrait');
  return form;
}
