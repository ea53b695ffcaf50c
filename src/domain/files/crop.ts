export const MAX_ZOOM = 4;

/** In pixels. Twice the largest crop window. */
export const portraitSize = { width: 480, height: 568 } as const;

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface Crop {
  /** From 0 (left edge) to 1 (right edge). */
  x: number;
  /** From 0 (top edge) to 1 (bottom edge). */
  y: number;
  /** At 1, as much of the picture as possible is visible. Higher values zoom in. */
  zoom: number;
}

export const firstCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** In pixels of the original picture. */
export function cropArea(picture: PictureSize, { x, y, zoom }: Crop): PictureSize & Point {
  const ratio = portraitSize.height / portraitSize.width;
  const width = Math.min(picture.width, picture.height / ratio) / zoom;
  const height = width * ratio;
  // Rounding errors could cause a negative difference.
  const way = (whole: number, part: number) => Math.max(0, whole - part);
  return {
    x: x * way(picture.width, width),
    y: y * way(picture.height, height),
    width,
    height,
  };
}

/** @param by in crop-window widths and heights */
export function moveCrop(picture: PictureSize, crop: Crop, by: Point): Crop {
  const area = cropArea(picture, crop);
  return {
    ...crop,
    x: share(area.x + by.x * area.width, picture.width - area.width),
    y: share(area.y + by.y * area.height, picture.height - area.height),
  };
}

export function zoomCrop(picture: PictureSize, crop: Crop, zoom: number): Crop {
  const before = cropArea(picture, crop);
  const bounded = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const after = cropArea(picture, { ...crop, zoom: bounded });
  const startOf = (start: number, long: number, now: number) => start + (long - now) / 2;
  return {
    x: share(startOf(before.x, before.width, after.width), picture.width - after.width),
    y: share(startOf(before.y, before.height, after.height), picture.height - after.height),
    zoom: bounded,
  };
}

export function canMoveCrop(picture: PictureSize, crop: Crop): { x: boolean; y: boolean } {
  const { width, height } = cropArea(picture, crop);
  return { x: picture.width - width >= 1, y: picture.height - height >= 1 };
}

interface Point {
  x: number;
  y: number;
}

function share(start: number, way: number): number {
  return way > 0 ? Math.min(1, Math.max(0, start / way)) : 0.5;
}
