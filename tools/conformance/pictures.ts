import { pictureFile } from '../../src/contract/account.ts';
import type { FileRule } from '../../src/contract/endpoint.ts';
import { signatureFile } from '../../src/contract/signature.ts';

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

/** One pixel high. */
export function widePng(width: number): Uint8Array<ArrayBuffer> {
  const bytes = png.slice();
  new DataView(bytes.buffer).setUint32(16, width);
  return bytes;
}

export function pictureForm(content: BlobPart, type = 'image/png'): FormData {
  return createForm(pictureFile, content, type);
}

export function signatureForm(content: BlobPart, type = 'image/png'): FormData {
  return createForm(signatureFile, content, type);
}

function createForm({ part }: FileRule, content: BlobPart, type: string): FormData {
  const form = new FormData();
  form.append('body', '{}');
  form.append(part, new Blob([content], { type }), 'picture');
  return form;
}
