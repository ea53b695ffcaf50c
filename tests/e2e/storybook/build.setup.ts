import { expect, test as setup } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { libraryFolder } from '../support/library.ts';

setup('the library builds into a static site', async () => {
  setup.skip(Boolean(process.env.E2E_STORYBOOK), 'built before');
  setup.setTimeout(600_000);
  await promisify(execFile)(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', libraryFolder],
    { maxBuffer: 10_000_000 },
  );
  expect(existsSync(join(libraryFolder, 'iframe.html'))).toBe(true);
});
