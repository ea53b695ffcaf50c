import { cropArea, portraitSize, type Crop } from '../../../domain/files/crop.ts';

/**
 * A 480 × 568 px JPEG without EXIF data, which may include the location.
 * @throws {Error} if the device cannot draw the picture
 */
export async function cropPicture(image: HTMLImageElement, crop: Crop): Promise<File> {
  const { width, height } = portraitSize;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // In a JPEG, transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const area = cropArea({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('no picture');
  return new File([blob], 'portrait.jpg', { type: blob.type });
}
