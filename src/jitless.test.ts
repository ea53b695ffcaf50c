import './jitless.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

it('the app prevents zod from probing eval, even though zod loads later', () => {
  expect(z.config().jitless).toBe(true);
});
