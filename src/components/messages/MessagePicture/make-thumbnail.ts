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
    // WebP supports transparency. Some browsers fall back to PNG.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } catch {
    return null;
  }
}

/** Size after EXIF rotation. An image element reads only the file's header. */
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
