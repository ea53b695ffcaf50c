import { expect, test } from 'vitest';
import {
  createTestBackend,
  TEST_GEOCODER_URL,
  TEST_URL,
} from '../../backend/testing/test-backend.ts';
import { createTestSeed, visit } from '../../backend/testing/test-seed.ts';
import {
  GENERATED_REQUESTS,
  playGeneratedRequests,
  signEverybodyIn,
} from './support/generated-requests.ts';
import { queueRecords } from './support/queue-records.ts';

test(`${GENERATED_REQUESTS} generated requests get valid responses`, async () => {
  const answered = await playGeneratedRequests(async () => {
    const seed = createTestSeed([
      visit('pending', '10:00', 'pending'),
      visit('scheduled', '10:30', 'scheduled'),
    ]);
    const { createDevice } = createTestBackend({ seed: { ...seed, ...queueRecords() } });
    return {
      addresses: { api: TEST_URL, geocoder: TEST_GEOCODER_URL },
      createDevice,
      tokens: await signEverybodyIn(createDevice),
    };
  });
  expect(answered).toBe(GENERATED_REQUESTS);
}, 600_000);
