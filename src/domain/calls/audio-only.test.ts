import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseAudioOnly,
  isAudioOnly,
  nextAudioOnly,
  withPictures,
  type AudioOnlyState,
} from './audio-only.ts';
import type { CallQuality } from './call.ts';

const quality = fc.constantFrom<CallQuality>('none', 'good', 'poor', 'bad');

const seconds = (count: number, quality: CallQuality, from: AudioOnlyState = withPictures) =>
  Array.from({ length: count }).reduce<AudioOnlyState>(
    (state) => nextAudioOnly(state, quality, true),
    from,
  );

describe('audio only', () => {
  it('is offered on a connection that stays poor, until the connection is good', () => {
    expect(seconds(4, 'poor').mode).toBe('off');
    expect(seconds(5, 'poor').mode).toBe('offered');
    expect(seconds(60, 'poor').mode).toBe('offered');
    expect(seconds(1, 'good', seconds(60, 'poor')).mode).toBe('off');
  });

  it('begins on a connection that stays bad, and ends only by choice', () => {
    expect(seconds(9, 'bad').mode).toBe('offered');
    expect(seconds(10, 'bad').mode).toBe('automatic');
    expect(seconds(60, 'good', seconds(10, 'bad')).mode).toBe('automatic');
    expect(chooseAudioOnly(seconds(10, 'bad'), false).mode).toBe('off');
  });

  it('does not come back after the user has declined, until the connection was good', () => {
    const declined = chooseAudioOnly(seconds(10, 'bad'), false);
    expect(seconds(60, 'bad', declined).mode).toBe('off');
    expect(seconds(10, 'bad', seconds(1, 'good', seconds(60, 'bad', declined))).mode).toBe(
      'automatic',
    );
  });

  it('is never offered without a picture', () => {
    fc.assert(
      fc.property(fc.array(quality), (qualities) => {
        const { mode } = qualities.reduce(
          (state, quality) => nextAudioOnly(state, quality, false),
          withPictures,
        );
        expect(mode).toBe('off');
      }),
    );
  });

  it('never ends without the user, and never begins without ten bad seconds', () => {
    fc.assert(
      fc.property(fc.array(quality, { maxLength: 60 }), (qualities) => {
        let state = withPictures;
        for (const [index, quality] of qualities.entries()) {
          const next = nextAudioOnly(state, quality, true);
          if (isAudioOnly(state.mode)) expect(next.mode).toBe(state.mode);
          else if (isAudioOnly(next.mode)) {
            expect(qualities.slice(index - 9, index + 1)).toEqual(Array(10).fill('bad'));
          }
          state = next;
        }
      }),
    );
  });
});
