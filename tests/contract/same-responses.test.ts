import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openBackends, testSameResponses } from './support/same-responses.ts';

const SEQUENCES = process.env['SOAK'] ? 1500 : 75;

let folder: string;
let opened = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-same-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

testSameResponses(SEQUENCES, () => openBackends(join(folder, `${(opened += 1)}.json`)));
