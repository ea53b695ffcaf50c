import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutThumbnail } from './thumbnail.ts';

it.each([
  [{ width: 4000, height: 3000 }, { x: 0, y: 375, width: 4000, height: 2250 }, [640, 360]],
  [{ width: 3000, height: 4000 }, { x: 0, y: 1156, width: 3000, height: 1688 }, [640, 360]],
  [{ width: 100, height: 80 }, { x: 0, y: 12, width: 100, height: 56 }, [100, 56]],
])('a thumbnail shows the middle of a picture with the size %j', (size, part, [width, height]) => {
  expect(cutThumbnail(size)).toEqual({ ...part, made: { width, height } });
});

it('a picture of more than 40 megapixels gets no thumbnail', () => {
  expect(cutThumbnail({ width: 8000, height: 5000 })).not.toBeNull();
  expect(cutThumbnail({ width: 8000, height: 5001 })).toBeNull();
});

it("a thumbnail is small and lies within the picture, whatever the picture's shape", () => {
  const side = fc.integer({ min: 1, max: 6000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const cut = cutThumbnail({ width, height });
      expect(cut).not.toBeNull();
      if (!cut) return;
      expect(cut.x + cut.width).toBeLessThanOrEqual(width);
      expect(cut.y + cut.height).toBeLessThanOrEqual(height);
      expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0);
      expect(cut.made.width).toBeLessThanOrEqual(640);
      expect(cut.made.height).toBeLessThanOrEqual(361);
    }),
  );
});
