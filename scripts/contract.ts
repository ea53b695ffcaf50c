import { writeFileSync } from 'node:fs';
import { documents } from './contract/documents.ts';

for (const { path, text } of await documents()) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`Wrote ${path}`);
}
