import './jitless.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

it('the app keeps zod from probing eval, although zod loads later', () => {
  expect(z.config().jitless).toBe(true);
});
