import { expect, test } from 'vitest';
import { losslessChat } from './support/lossless-chat.ts';

/** The whole in the long run, a tenth of it in the short one. */
const share = process.env['SOAK'] ? 1 : 10;
const run = { messages: 1000 / share, cuts: 50 / share, restarts: Math.ceil(5 / share) };

test(`${run.messages} messages each way arrive once, in order, through ${run.cuts} cuts and ${run.restarts} restarts`, async () => {
  expect(await losslessChat(run)).toEqual([]);
}, 1_800_000);
