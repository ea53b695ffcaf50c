import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Our patches were tested with these versions (ADR 0042). */
const checked = {
  '@mswjs/data': '0.16.2',
  'lucide-react': '1.75.0',
  msw: '2.15.0',
  'react-router': '7.18.5',
  'tough-cookie': '6.1.0',
  vite: '8.3.8',
  zod: '4.6.7',
};

test.each(Object.entries(checked))(
  'the patched package %s is installed in the tested version %s',
  (name, version) => {
    const file = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
    const installed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(installed).toMatchObject({ version });
  },
);
