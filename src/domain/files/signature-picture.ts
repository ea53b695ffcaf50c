import { pictureFile } from '../../contract/account.ts';
import { SIGNATURE_MAX_SIDE } from '../../contract/signature.ts';
import { t } from '../../words/t.ts';
import { checkFile } from './file-check.ts';
import { readPictureSize } from './picture-size.ts';

/** Enough for print, and as a JPEG always below the limit of bytes. */
export const SIGNATURE_STORED_PIXELS = 1_000_000;

/**
 * @param maxPixels the app scales larger pictures to this number before it sends them
 * @returns the error message, or null
 */
export function findSideProblem(bytes: Uint8Array, maxPixels = Infinity): string | null {
  const { width = 0, height = 0 } = readPictureSize(bytes) ?? {};
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  if (Math.round(Math.max(width, height) * scale) <= SIGNATURE_MAX_SIDE) return null;
  return t`This picture is more than 4,000 pixels wide or high. Choose a smaller one.`;
}

/** Run this before decoding the file. It may be as large as a portrait, because it is scaled. */
export async function checkSignature(file: Blob): Promise<string | null> {
  const problem = await checkFile(file, pictureFile);
  if (problem !== null) return problem;
  return findSideProblem(new Uint8Array(await file.arrayBuffer()), SIGNATURE_STORED_PIXELS);
}
