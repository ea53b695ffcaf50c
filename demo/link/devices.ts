import { type Side, sides } from '../kit/frame-names.ts';

export type DeviceKind = 'phone' | 'laptop';

export interface Kinds {
  left: DeviceKind;
  /** Null if there is one device. */
  right: DeviceKind | null;
}

/** In px. `casing` surrounds the screen. Only a laptop has a `base`, which is wider. */
export const devices = {
  phone: { width: 390, height: 844, casing: 12, base: 0, overhang: 0 },
  laptop: { width: 1280, height: 800, casing: 14, base: 24, overhang: 40 },
};

/** The main person's device is on the left. */
const sets = {
  'phone-laptop': { left: 'phone', right: 'laptop' },
  'phone-phone': { left: 'phone', right: 'phone' },
  'laptop-phone': { left: 'laptop', right: 'phone' },
  phone: { left: 'phone', right: null },
  laptop: { left: 'laptop', right: null },
} as const satisfies Record<string, Kinds>;

export type DeviceSet = keyof typeof sets;

export const deviceSets = Object.keys(sets).filter((name): name is DeviceSet =>
  Object.hasOwn(sets, name),
);

/** In px, between two devices. */
export const GAP = 32;
/** Text of 17 px is 8 px high at this scale. */
const LEAST_SCALE = 0.45;
/** In px. In a narrower window, a device is as large as the space for it. */
const NARROW = 600;

export interface Size {
  width: number;
  height: number;
}

export interface Fit {
  isPair: boolean;
  /** Null for a device that fills the space. */
  scales: Record<Side, number | null>;
}

export function listKinds(set: DeviceSet): Kinds {
  return sets[set];
}

export function listSides(set: DeviceSet): readonly Side[] {
  return sides.filter((side) => sets[set][side] !== null);
}

export function outerSize(kind: DeviceKind): Size {
  const { width, height, casing, base, overhang } = devices[kind];
  return { width: width + 2 * (casing + overhang), height: height + 2 * casing + base };
}

/** @param space for the devices without their captions */
export function fitDevices(kinds: Kinds, space: Size): Fit {
  const alone = (size: Size) => (space.width < NARROW ? null : scaleTo(space, size));
  const left = outerSize(kinds.left);
  if (kinds.right === null) {
    return { isPair: false, scales: { left: alone(left), right: null } };
  }
  const right = outerSize(kinds.right);
  const both = {
    width: left.width + right.width,
    height: Math.max(left.height, right.height),
  };
  const pair = scaleTo({ width: space.width - GAP, height: space.height }, both);
  if (pair >= LEAST_SCALE) return { isPair: true, scales: { left: pair, right: pair } };
  return { isPair: false, scales: { left: alone(left), right: alone(right) } };
}

function scaleTo(space: Size, size: Size): number {
  return Math.min(space.width / size.width, space.height / size.height, 1);
}
