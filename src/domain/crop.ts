/** How many times larger than at first a picture can be made. */
export const MAX_ZOOM = 4;

/** The picture that is kept: twice the largest window that shows it, in pixels. */
export const portraitSize = { width: 480, height: 568 } as const;

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Which part of a picture is in the window. */
export interface Crop {
  /** How far to the right the window is, 0 to 1 of the way that it can go. */
  x: number;
  /** How far down it is, 0 to 1 of the way that it can go. */
  y: number;
  /** 1 is the largest part that fits the window, `MAX_ZOOM` the smallest. */
  zoom: number;
}

/** The middle of a picture, as large a part of it as fits. */
export const firstCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of a picture that is in the window, in its pixels: always within it, and shaped as the window is. */
export function cropArea(picture: PictureSize, { x, y, zoom }: Crop): PictureSize & Point {
  const ratio = portraitSize.height / portraitSize.width;
  const width = Math.min(picture.width, picture.height / ratio) / zoom;
  const height = width * ratio;
  // Never less than nothing, whatever the numbers are rounded to.
  const way = (whole: number, part: number) => Math.max(0, whole - part);
  return {
    x: x * way(picture.width, width),
    y: y * way(picture.height, height),
    width,
    height,
  };
}

/**
 * Moves the window over the picture, no further than its edge.
 * @param by how far, in widths and heights of the window
 */
export function moveCrop(picture: PictureSize, crop: Crop, by: Point): Crop {
  const area = cropArea(picture, crop);
  return {
    ...crop,
    x: share(area.x + by.x * area.width, picture.width - area.width),
    y: share(area.y + by.y * area.height, picture.height - area.height),
  };
}

/** Shows a smaller or larger part; what is in the middle of the window stays there where it can. */
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

/** Whether the window can be moved in a direction: else the picture just fits it. */
export function canMoveCrop(picture: PictureSize, crop: Crop): { x: boolean; y: boolean } {
  const { width, height } = cropArea(picture, crop);
  return { x: picture.width - width >= 1, y: picture.height - height >= 1 };
}

interface Point {
  x: number;
  y: number;
}

/** Where a start lies on the way that there is; in the middle where there is none. */
function share(start: number, way: number): number {
  return way > 0 ? Math.min(1, Math.max(0, start / way)) : 0.5;
}
