import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { testAccess } from './support/access-matrix.ts';

testAccess(async ({ seed, file, now }) => {
  const { backend, createDevice } = createTestBackend({ seed, ...(now !== undefined && { now }) });
  await backend.files.put(file, backend.clock.now());
  return createDevice;
});
