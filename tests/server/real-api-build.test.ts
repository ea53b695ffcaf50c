import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoAccounts, DEMO_PASSWORD } from '../../mocks/seed/demo-accounts.ts';
import { temporaryFolder } from './support/test-server.ts';

/** What only the demo's backend, its people and its worker are made of. */
const demoOnly = [
  DEMO_PASSWORD,
  ...demoAccounts.flatMap(({ name, phone }) => [name, phone]),
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  'pbkdf2-sha256',
  'PBKDF2',
  'Demo phone',
  'Reset demo',
  'Vasanth Heart Centre',
  'caresetu-demo',
];

async function builtText(apiUrl: string): Promise<string> {
  vi.stubEnv('VITE_API_URL', apiUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
  const outDir = await temporaryFolder();
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const names = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const texts = files.map(async ({ name, parentPath }) => {
    const content = /\.(js|css|html|json|svg)$/.test(name)
      ? await readFile(join(parentPath, name), 'utf8')
      : '';
    return `${name}\n${content}`;
  });
  // A field for numbers asks how a locale writes the ten digits, by a number that is a demo's mobile as well.
  return (await Promise.all(texts)).join('\n').replaceAll('format(9876543210)', '');
}

test('a build for a real API holds nothing of the demo', async () => {
  const text = await builtText('https://api.example.com');
  expect(text).toContain('https://api.example.com');
  expect(demoOnly.filter((word) => text.includes(word))).toEqual([]);
}, 120_000);

test('the demo holds all of that, so the search would find it', async () => {
  const text = await builtText('');
  expect(demoOnly.filter((word) => !text.includes(word))).toEqual([]);
}, 120_000);
