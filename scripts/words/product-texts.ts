import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTexts, type CollectedText, type SourceFile } from './po-files.ts';

const root = join(import.meta.dirname, '../..');

export function productFiles(): SourceFile[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test|\.css)\.tsx?$/.test(path) && !path.includes('/testing/'))
    .sort()
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
}

export function productTexts(): CollectedText[] {
  return collectTexts(productFiles());
}
