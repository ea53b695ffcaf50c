import * as fc from 'fast-check';
import { expect } from 'vitest';
import { ceilings } from '../../../backend/handlers/core/ceilings.ts';
import { callAck } from '../../../src/contract/calls.ts';
import type { AnsweredEvent } from '../../../tools/conformance/calls.ts';
import type { SocketConnection } from '../../../tools/conformance/targets/target.ts';

/** Fewer than an account may send at once. */
export const GENERATED_SIGNALS = ceilings.signals.burst - 100;
/** In every generated text, to find it where it must not be. */
export const SIGNAL_MARK = 'mark-of-a-signal';
const PER_CONNECTION = 100;

const SEATS = ['patient-seat', 'doctor-seat', 'other-seat'];
const TRACE = /node_modules|\bat \S+:\d+|SyntaxError|TypeError|ZodError/;

const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.string({ unit: 'binary' }))
  .map((rest) => `${SIGNAL_MARK} ${rest}`);
const signal = fc.oneof(
  fc.record({
    kind: fc.constant('description'),
    type: fc.constantFrom('offer', 'answer', 'rollback'),
    sdp: fc.oneof(
      text,
      text.map((one) => one.repeat(60)),
      fc.constant(SIGNAL_MARK.repeat(3000)),
    ),
  }),
  fc.record({
    kind: fc.constant('candidate'),
    candidate: text,
    sdpMid: fc.oneof(fc.constant(null), fc.constant('0'), text),
    sdpMLineIndex: fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 70 }), fc.double()),
    usernameFragment: fc.option(text, { nil: undefined }),
  }),
  fc.object({ maxDepth: 3 }),
);

const payload = (appointmentId: string) => {
  const fields = {
    appointmentId: fc.oneof({ weight: 4, arbitrary: fc.constant(appointmentId) }, text),
    from: fc.constantFrom(...SEATS),
    to: fc.constantFrom(...SEATS),
    signal,
  };
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 4 }) },
    { weight: 1, arbitrary: text },
  );
};

const generated = (appointmentId: string) =>
  fc.tuple<[AnsweredEvent, unknown]>(
    fc.oneof<fc.MaybeWeightedArbitrary<AnsweredEvent>[]>(
      { weight: 9, arbitrary: fc.constant('call_signal') },
      { weight: 1, arbitrary: fc.constantFrom('call_leave', 'call_join') },
    ),
    payload(appointmentId),
  );

/** Signals that reach the doctor. Few generated ones have both seats and a valid signal. */
const valid = (appointmentId: string): [AnsweredEvent, unknown][] =>
  ['first', 'second', 'third', 'fourth'].map((name) => {
    const candidate = `${SIGNAL_MARK} ${name}`;
    const signal = { kind: 'candidate', candidate, sdpMid: '0', sdpMLineIndex: 0 };
    return ['call_signal', { appointmentId, from: 'patient-seat', to: 'doctor-seat', signal }];
  });

export async function playGeneratedSignals(
  appointmentId: string,
  connect: () => Promise<SocketConnection>,
): Promise<string[]> {
  const first = valid(appointmentId);
  const others = fc.sample(generated(appointmentId), GENERATED_SIGNALS - first.length);
  const all = [...first, ...others];
  const codes = new Set<string>();
  for (let start = 0; start < all.length; start += PER_CONNECTION) {
    const connection = await connect();
    const answers = await Promise.all(
      all
        .slice(start, start + PER_CONNECTION)
        .map(([event, payload]) => connection.call(event, asJson(payload))),
    );
    for (const given of answers) {
      const answer = callAck.parse(given);
      expect(JSON.stringify(answer)).not.toMatch(TRACE);
      codes.add(answer.success ? 'success' : answer.code);
    }
    expect(connection.isOpen()).toBe(true);
    connection.close();
  }
  return [...codes].sort();
}

function asJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
