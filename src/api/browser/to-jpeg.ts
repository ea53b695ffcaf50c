import { toFileName } from '../../domain/files/file-name.ts';

/** An iPhone's default photo, 4032 × 3024. */
const PHOTO_PIXELS = 12_192_768;

/**
 * A JPEG without EXIF data, which may include the location.
 * @throws {Error} if the browser cannot decode the picture
 */
export async function toJpeg(picture: File, maxPixels = PHOTO_PIXELS): Promise<File> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const blob = await draw(image, maxPixels);
    const name = toFileName(picture.name.replace(/\.(?:hei[cf]s?|avif)$/i, ''), blob.type);
    return new File([blob], name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function draw(image: HTMLImageElement, maxPixels: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(maxPixels / (naturalWidth * naturalHeight)));
  const width = Math.round(naturalWidth * scale);
  const height = Math.round(naturalHeight * scale);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // In a JPEG, transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  if (!blob) throw new Error('no picture');
  return blob;
}
