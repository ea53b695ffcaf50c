import type { AudioOnly, CallQuality } from './call.ts';

/** In seconds of a connection that is not good. */
const OFFER_AFTER = 5;
/** In seconds of a bad connection. */
const SWITCH_AFTER = 10;

export interface AudioOnlyState {
  mode: AudioOnly;
  notGoodFor: number;
  badFor: number;
  /** The user wants pictures, until the connection has been good again. */
  isDeclined: boolean;
}

export const withPictures: AudioOnlyState = {
  mode: 'off',
  notGoodFor: 0,
  badFor: 0,
  isDeclined: false,
};

/** @param hasPicture true if either person sends one */
export function nextAudioOnly(
  state: AudioOnlyState,
  quality: CallQuality,
  hasPicture: boolean,
): AudioOnlyState {
  if (isAudioOnly(state.mode)) return state;
  if (quality === 'none' || quality === 'good') return withPictures;
  const notGoodFor = state.notGoodFor + 1;
  const badFor = quality === 'bad' ? state.badFor + 1 : 0;
  const counted = { ...state, notGoodFor, badFor };
  if (state.isDeclined || !hasPicture) return { ...counted, mode: 'off' };
  if (badFor >= SWITCH_AFTER) return { ...counted, mode: 'automatic' };
  return notGoodFor >= OFFER_AFTER ? { ...counted, mode: 'offered' } : counted;
}

export function chooseAudioOnly(state: AudioOnlyState, isOn: boolean): AudioOnlyState {
  return isOn ? { ...state, mode: 'chosen' } : { ...withPictures, isDeclined: true };
}

export function isAudioOnly(mode: AudioOnly): boolean {
  return mode === 'chosen' || mode === 'automatic';
}
