import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canMoveCrop,
  cropArea,
  firstCrop,
  MAX_ZOOM,
  moveCrop,
  portraitSize,
  zoomCrop,
  type Crop,
} from './crop.ts';

const picture = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({
  x: unit,
  y: unit,
  zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
});
const far = fc.double({ min: -5, max: 5, noNaN: true });
const anyZoom = fc.double({ min: -10, max: 100, noNaN: true });
const wide = { width: 1136, height: 568 };

const steps = fc.array(fc.oneof(fc.record({ x: far, y: far }), fc.record({ zoom: anyZoom })), {
  maxLength: 8,
});

test('the crop stays within the picture and keeps its aspect ratio, no matter how it is moved and zoomed', () => {
  fc.assert(
    fc.property(picture, crop, steps, (size, start, done) => {
      const end = done.reduce<Crop>(
        (now, step) =>
          'zoom' in step ? zoomCrop(size, now, step.zoom) : moveCrop(size, now, step),
        start,
      );
      const { x, y, width, height } = cropArea(size, end);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width * (1 + 1e-9));
      expect(y + height).toBeLessThanOrEqual(size.height * (1 + 1e-9));
      expect(height / width).toBeCloseTo(portraitSize.height / portraitSize.width);
    }),
  );
});

test('moving the crop away and back restores its position, unless it reached an edge', () => {
  fc.assert(
    fc.property(picture, crop, far, far, (size, start, x, y) => {
      const there = moveCrop(size, start, { x, y });
      const isFree = [there.x, there.y].every((at) => at > 0 && at < 1);
      fc.pre(isFree && canMoveCrop(size, start).x && canMoveCrop(size, start).y);
      const back = moveCrop(size, there, { x: -x, y: -y });
      expect(back.x).toBeCloseTo(start.x);
      expect(back.y).toBeCloseTo(start.y);
    }),
  );
});

test('the initial crop is centred and as large as possible', () => {
  expect(cropArea(wide, firstCrop)).toEqual({ x: 328, y: 0, width: 480, height: 568 });
});

test("zooming does not move the crop's centre", () => {
  const closer = cropArea(wide, zoomCrop(wide, firstCrop, 2));
  expect(closer).toEqual({ x: 448, y: 142, width: 240, height: 284 });
});

describe('moving a crop', () => {
  test("is measured in fractions of the crop window's width and height", () => {
    expect(cropArea(wide, moveCrop(wide, firstCrop, { x: 0.5, y: 0 })).x).toBeCloseTo(568);
  });

  test('is possible only in the directions where the picture extends beyond the crop window', () => {
    expect(canMoveCrop(wide, firstCrop)).toEqual({ x: true, y: false });
    expect(canMoveCrop(wide, { ...firstCrop, zoom: 2 })).toEqual({ x: true, y: true });
  });
});
