import { MAX_PIXELS } from '../contract/limits.ts';
import type { PictureSize } from './crop.ts';

/** The window of a picture in a conversation, in CSS px. */
export const thumbnailSize = { width: 320, height: 180 } as const;

/** Which part of a picture a thumbnail shows, and how large it is made, in pixels. */
export interface ThumbnailCut {
  x: number;
  y: number;
  width: number;
  height: number;
  made: PictureSize;
}

/** The middle of a picture in the shape of its window, for dense screens; null for one that is too large to decode. */
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
