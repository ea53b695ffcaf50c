import * as z from 'zod/mini';
import type { QualityCounters } from '../domain/calls/call-quality.ts';

const count = z.optional(z.number());

/** The members of RTCStats that are used. Browsers leave out what they do not measure. */
const stats = z.object({
  type: z.string(),
  packetsReceived: count,
  packetsLost: count,
  framesDecoded: count,
  totalFreezesDuration: count,
  fractionLost: count,
  roundTripTime: count,
  currentRoundTripTime: count,
  availableOutgoingBitrate: count,
  selectedCandidatePairId: z.optional(z.string()),
  nominated: z.optional(z.boolean()),
});
type Stats = z.infer<typeof stats>;

export function readQualityCounters(report: RTCStatsReport, at: number): QualityCounters {
  const all: Stats[] = [];
  let selectedPair: Stats | undefined;
  const parse = (entry: unknown) => z.safeParse(stats, entry).data;
  for (const entry of report.values()) {
    const one = parse(entry);
    if (!one) continue;
    all.push(one);
    const { selectedCandidatePairId } = one;
    if (selectedCandidatePairId) selectedPair = parse(report.get(selectedCandidatePairId));
  }
  // Firefox does not name the selected pair.
  const pair = selectedPair ?? all.find(({ nominated }) => nominated);
  const received = all.filter(({ type }) => type === 'inbound-rtp');
  const reported = all.filter(({ type }) => type === 'remote-inbound-rtp');
  const sum = (read: (one: Stats) => number | undefined) =>
    received.reduce((total, one) => total + (read(one) ?? 0), 0);
  const seconds = pair?.currentRoundTripTime ?? reported[0]?.roundTripTime;
  return {
    at,
    packets: sum((one) => one.packetsReceived),
    lostPackets: sum((one) => one.packetsLost),
    frames: sum((one) => one.framesDecoded),
    frozenMs: 1000 * sum((one) => one.totalFreezesDuration),
    sentLoss: Math.max(0, ...reported.map(({ fractionLost = 0 }) => fractionLost)),
    roundTrip: seconds === undefined ? null : 1000 * seconds,
    bitrate: pair?.availableOutgoingBitrate ?? null,
  };
}
