import { toFileName } from '../../domain/files/file-name.ts';

/** As many as a photo of an iPhone has by default. */
const MAX_PIXELS = 12_192_768;

/**
 * A JPEG without EXIF data, which may include the location.
 * @throws {Error} if the browser cannot decode the picture
 */
export async function toJpeg(picture: File): Promise<File> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const blob = await draw(image);
    const name = toFileName(picture.name.replace(/\.(?:hei[cf]s?|avif)$/i, ''), blob.type);
    return new File([blob], name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (naturalWidth * naturalHeight)));
  const width = Math.round(naturalWidth * scale);
  const height = Math.round(naturalHeight * scale);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  // In a JPEG, transparent parts would turn black.
  if (context) context.fillStyle = 'white';
  context?.fillRect(0, 0, width, height);
  context?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob && context ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      0.85,
    );
  });
}
