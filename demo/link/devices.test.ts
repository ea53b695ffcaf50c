import { expect, test } from 'vitest';
import { fitDevices, listKinds, listSides, outerSize } from './devices.ts';

const phoneAndLaptop = listKinds('phone-laptop');

test('at 1280 px, a phone and a laptop fit beside each other at one scale', () => {
  const { isPair, scales } = fitDevices(phoneAndLaptop, { width: 1248, height: 640 });
  expect(isPair).toBe(true);
  expect(scales.left).toBe(scales.right);
  const scale = scales.left ?? 0;
  const width = outerSize('phone').width + outerSize('laptop').width;
  expect(scale).toBeGreaterThan(0.6);
  expect(scale * width + 32).toBeLessThanOrEqual(1248);
  expect(scale * outerSize('phone').height).toBeLessThanOrEqual(640);
});

test('devices are never larger than in life', () => {
  const { scales } = fitDevices(phoneAndLaptop, { width: 4000, height: 3000 });
  expect(scales).toEqual({ left: 1, right: 1 });
});

test('on a tablet, one device is shown at a time, as large as it fits', () => {
  const { isPair, scales } = fitDevices(phoneAndLaptop, { width: 736, height: 800 });
  expect(isPair).toBe(false);
  expect(scales.left).toBeCloseTo(800 / outerSize('phone').height);
  expect(scales.right).toBeCloseTo(736 / outerSize('laptop').width);
});

test('on a phone, one device is shown at a time and fills the space', () => {
  expect(fitDevices(phoneAndLaptop, { width: 358, height: 640 })).toEqual({
    isPair: false,
    scales: { left: null, right: null },
  });
});

test('two phones fit beside each other on a tablet', () => {
  expect(fitDevices(listKinds('phone-phone'), { width: 736, height: 800 }).isPair).toBe(true);
});

test('one device alone is as large as it fits, and a narrow window is filled by it', () => {
  expect(listSides('laptop')).toEqual(['left']);
  const { isPair, scales } = fitDevices(listKinds('laptop'), { width: 1248, height: 640 });
  expect(isPair).toBe(false);
  expect(scales.left).toBeCloseTo(640 / outerSize('laptop').height);
  expect(fitDevices(listKinds('phone'), { width: 358, height: 640 }).scales.left).toBeNull();
});
