import { MAX_PIXELS } from '../../contract/limits.ts';
import type { PictureSize } from './crop.ts';

/** In CSS pixels. */
export const thumbnailSize = { width: 320, height: 180 } as const;

/** In pixels. */
export interface ThumbnailCut {
  x: number;
  y: number;
  width: number;
  height: number;
  made: PictureSize;
}

/** @returns null if the picture is too large to decode */
export function cutThumbnail({ width, height }: PictureSize): ThumbnailCut | null {
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) return null;
  const shape = thumbnailSize.width / thumbnailSize.height;
  const cut = {
    width: Math.max(1, Math.round(Math.min(width, height * shape))),
    height: Math.max(1, Math.round(Math.min(height, width / shape))),
  };
  const scale = Math.min(1, (thumbnailSize.width * 2) / cut.width);
  return {
    x: Math.floor((width - cut.width) / 2),
    y: Math.floor((height - cut.height) / 2),
    ...cut,
    made: {
      width: Math.max(1, Math.round(cut.width * scale)),
      height: Math.max(1, Math.round(cut.height * scale)),
    },
  };
}
