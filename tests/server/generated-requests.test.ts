import { expect, test } from 'vitest';
import { createTestSeed } from '../../backend/testing/test-seed.ts';
import {
  GENERATED_REQUESTS,
  playGeneratedRequests,
  signEverybodyIn,
} from '../contract/support/generated-requests.ts';
import { queueRecords } from '../contract/support/queue-records.ts';
import { startTestServer } from './support/test-server.ts';

test(`${GENERATED_REQUESTS} generated requests over HTTP get valid responses`, async () => {
  const { createDevice } = await startTestServer({}, () => ({
    ...createTestSeed(),
    ...queueRecords(),
  }));
  const tokens = await signEverybodyIn(createDevice);
  const addresses = { api: '', geocoder: '/geocoder' };
  const answered = await playGeneratedRequests(async () => ({ addresses, createDevice, tokens }));
  expect(answered).toBe(GENERATED_REQUESTS);
}, 600_000);
