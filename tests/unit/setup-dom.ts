import '@testing-library/jest-dom/vitest';
import './setup-waits.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);

afterAll(async () => {
  // Otherwise, a module may still load when jsdom is gone.
  await vi.dynamicImportSettled();
  // Files share one jsdom, and a stored user would be signed in in the next file.
  localStorage.clear();
  sessionStorage.clear();
});

// The default of 1000 ms is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

Element.prototype.scrollIntoView = () => undefined;
