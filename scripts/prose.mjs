import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';
import { findProse } from './prose/find.mjs';

// Checks comments, test titles, docs and user-facing texts: `node scripts/prose.mjs [path …]`.
// Exits with 1 if it finds a problem.

const ignoredFolders = new Set([
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'results',
  'storybook-static',
  'test-results',
]);

const ignoredFiles = new Set([
  'docs/glossary.md',
  'public/mockServiceWorker.js',
  'scripts/prose/patterns.mjs',
  'scripts/prose/find.test.ts',
]);

/** @returns {string[]} paths from the project's root */
function filesIn(/** @type {string} */ folder) {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesIn(path);
    return /\.(?:mdx?|tsx?|mjs|js)$/.test(path) && !ignoredFiles.has(path) ? [path] : [];
  });
}

const wanted = process.argv.slice(2);
const files = filesIn('').filter(
  (file) => wanted.length === 0 || wanted.some((path) => file.startsWith(path)),
);
let count = 0;
for (const file of files) {
  for (const { line, text, say } of findProse(
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
  )) {
    count += 1;
    console.log(`${file}:${line}  ${text}\n    say: ${say}`);
  }
}
if (count > 0) {
  console.log(`\n${count} findings. docs/glossary.md has the words.`);
  process.exitCode = 1;
}
