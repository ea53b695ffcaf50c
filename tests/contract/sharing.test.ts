import { describe, onTestFinished } from 'vitest';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { testSharing } from './support/sharing-matrix.ts';
import { stores } from './support/stores.ts';

describe.each(stores)('$name', ({ open }) => {
  testSharing(async ({ seed, file, now }) => {
    const { store, files, close } = await open(seed);
    onTestFinished(async () => void (await close()));
    const { backend, createDevice } = createTestBackend({ store, files, now });
    await backend.files.put(file, backend.clock.now());
    return createDevice;
  });
});
