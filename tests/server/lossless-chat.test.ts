import { expect, test } from 'vitest';
import { losslessChat } from './support/lossless-chat.ts';

const share = process.env['SOAK'] ? 1 : 10;
const run = { messages: 1000 / share, cuts: 50 / share, restarts: Math.ceil(5 / share) };

test(`${run.messages} messages each way arrive once and in order despite ${run.cuts} disconnects and ${run.restarts} restarts`, async () => {
  expect(await losslessChat(run)).toEqual([]);
}, 1_800_000);
