import type { PictureSize } from '../../../domain/files/crop.ts';
import { cutThumbnail } from '../../../domain/files/thumbnail.ts';

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
    // WebP supports transparency. Browsers that can't encode WebP fall back to PNG.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } catch {
    return null;
  }
}

/**
 * Returns the size after EXIF rotation. Uses an image element, which reads only the file's header.
 */
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
