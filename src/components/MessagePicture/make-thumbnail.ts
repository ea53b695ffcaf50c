import type { PictureSize } from '../../domain/crop.ts';
import { cutThumbnail } from '../../domain/thumbnail.ts';

/** A small picture of the middle of another one; null when it cannot be read or is too large to decode. */
export async function makeThumbnail(file: Blob): Promise<Blob | null> {
  try {
    const cut = cutThumbnail(await sizeOfPicture(file));
    if (!cut) return null;
    const { width, height } = cut.made;
    const bitmap = await createImageBitmap(file, cut.x, cut.y, cut.width, cut.height, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'medium',
    });
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    // Keeps transparency; a browser that cannot write WebP gives a PNG.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } catch {
    return null;
  }
}

/** The size in the picture's own orientation. An image element reads the header and decodes nothing unless it is shown. */
async function sizeOfPicture(file: Blob): Promise<PictureSize> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}
