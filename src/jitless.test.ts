import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = `
  await import('./src/jitless.ts');
  const { config } = await import('zod/mini');
  console.log(config().jitless);
`;

it('the app prevents zod from probing eval, even though zod loads later', async () => {
  // Another test has loaded zod in this process.
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout).toBe('true\n');
});
