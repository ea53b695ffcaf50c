import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallPhase, CallView, CallQuality } from './call.ts';
import {
  callTimeText,
  captionOfChange,
  getBlockingProblem,
  hasPartnerLeft,
  isPartnerSeen,
  partnerMediaText,
} from './call-words.ts';

const allOn = { microphone: true, camera: true, screen: false };
const start = new Date('2026-11-25T05:00:00Z');

const waiting: CallView = {
  phase: 'waiting',
  problem: null,
  partner: { stream: null, media: null, isAudioOnly: false },
  own: allOn,
  ownStream: null,
  quality: 'none',
  audioOnly: 'off',
  connectedAt: null,
  isSignallingLost: false,
  isDirectOnly: false,
};

const connected: CallView = {
  ...waiting,
  phase: 'connected',
  partner: { stream: null, media: allOn, isAudioOnly: false },
  quality: 'good',
  connectedAt: start.getTime(),
};

const captionOf = (before: CallView, change: Partial<CallView>) =>
  captionOfChange(before, { ...before, ...change }, 'Dr. Krishnan');

const partner = (media: Partial<typeof allOn>) => ({
  partner: { stream: null, media: { ...allOn, ...media }, isAudioOnly: false },
});

describe('the captions of a call', () => {
  it.each<[string, CallView, Partial<CallView>, string]>([
    ['a join', waiting, connected, 'You are in the call with Dr. Krishnan.'],
    [
      'a broken connection',
      connected,
      { phase: 'reconnecting' },
      'The connection dropped. Reconnecting.',
    ],
    [
      'a connection that is back',
      { ...connected, phase: 'reconnecting' },
      { phase: 'connected' },
      'You are connected again.',
    ],
    ['a partner who leaves', connected, { phase: 'waiting' }, 'Dr. Krishnan has left the call.'],
    ['a muted partner', connected, partner({ microphone: false }), 'Dr. Krishnan is muted.'],
    [
      'a shared screen',
      connected,
      partner({ screen: true }),
      'Dr. Krishnan is sharing the screen.',
    ],
    ["the user's own mute", connected, { own: { ...allOn, microphone: false } }, 'You are muted.'],
    [
      'a microphone that has stopped, which is not a mute',
      connected,
      { own: { ...allOn, microphone: false }, problem: 'no-microphone' },
      'Your microphone has stopped. Nobody can hear you.',
    ],
    [
      'a screen that was not shared',
      connected,
      { problem: 'screen-denied' },
      'Your browser did not share the screen. Try again and choose what to share.',
    ],
    [
      'a partner who receives no picture',
      connected,
      { partner: { ...connected.partner, isAudioOnly: true } },
      'Dr. Krishnan has sound only.',
    ],
    ['a slow connection', connected, { quality: 'poor' }, 'Your connection is slow.'],
    [
      'a good connection after it',
      { ...connected, quality: 'bad' },
      { quality: 'good' },
      'Your connection is good again.',
    ],
    [
      'sound only, and not the quality that caused it',
      connected,
      { quality: 'bad', audioOnly: 'automatic' },
      'The call goes on with sound only.',
    ],
    [
      'lost signalling',
      connected,
      { isSignallingLost: true },
      'The call goes on. We cannot reach CareSetu, so messages wait.',
    ],
  ])('announce %s', (_, before, change, words) => {
    expect(captionOf(before, change)).toBe(words);
  });

  it('say nothing if nothing changed, or only a stream, or the call ended', () => {
    expect(captionOf(connected, {})).toBeNull();
    expect(captionOf(connected, { connectedAt: 1 })).toBeNull();
    expect(captionOf(connected, { phase: 'ended' })).toBeNull();
    expect(captionOf(waiting, { quality: 'good' })).toBeNull();
  });

  it('are never empty, and always end with a full stop', () => {
    const media = fc.record({
      microphone: fc.boolean(),
      camera: fc.boolean(),
      screen: fc.boolean(),
    });
    const view: fc.Arbitrary<CallView> = fc.record({
      phase: fc.constantFrom<CallPhase>('joining', 'waiting', 'connecting', 'connected', 'ended'),
      problem: fc.constantFrom(
        null,
        'no-camera',
        'no-microphone',
        'screen-denied',
        'no-connection',
      ),
      partner: fc.record({
        stream: fc.constant(null),
        media: fc.option(media),
        isAudioOnly: fc.boolean(),
      }),
      own: media,
      ownStream: fc.constant(null),
      quality: fc.constantFrom<CallQuality>('none', 'good', 'poor', 'bad'),
      audioOnly: fc.constantFrom<CallView['audioOnly']>('off', 'offered', 'chosen', 'automatic'),
      connectedAt: fc.option(fc.nat()),
      isSignallingLost: fc.boolean(),
      isDirectOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(view, view, (before, after) => {
        const words = captionOfChange(before, after, 'Meera');
        expect(words === null || /\w\.$/.test(words)).toBe(true);
        expect(captionOfChange(before, before, 'Meera')).toBeNull();
      }),
    );
  });
});

describe('a call', () => {
  it('is blocked by a problem, but not by a refused screen or while it runs', () => {
    expect(getBlockingProblem({ ...waiting, problem: 'no-connection' })).toBe('no-connection');
    expect(getBlockingProblem({ ...connected, problem: 'refused' })).toBeNull();
    expect(getBlockingProblem({ ...waiting, problem: 'screen-denied' })).toBeNull();
  });

  it('waits for a partner who was there before as for one who has left', () => {
    expect(hasPartnerLeft(waiting)).toBe(false);
    expect(hasPartnerLeft({ ...waiting, connectedAt: 1 })).toBe(true);
  });

  it('shows no picture without a stream', () => {
    expect(isPartnerSeen(connected)).toBe(false);
  });

  it("describes the partner's microphone, camera and screen", () => {
    expect(partnerMediaText(connected)).toBeNull();
    expect(partnerMediaText({ ...connected, ...partner({ microphone: false }) })).toBe('Muted');
    expect(
      partnerMediaText({ ...connected, ...partner({ microphone: false, camera: false }) }),
    ).toBe('Muted, camera off');
    expect(partnerMediaText({ ...connected, ...partner({ screen: true }) })).toBe(
      'Sharing the screen',
    );
  });

  it('counts its time in whole minutes', () => {
    const after = (seconds: number) =>
      callTimeText(connected, new Date(start.getTime() + seconds * 1000));
    expect(callTimeText(waiting, start)).toBeNull();
    expect(after(59)).toBe('less than a minute');
    expect(after(60)).toBe('1 minute');
    expect(after(725)).toBe('12 minutes');
  });
});
