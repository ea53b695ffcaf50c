import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePo } from './words/po-files.ts';
import { productTexts } from './words/product-texts.ts';

/** Usage: npm run words [-- <language>]. With a language, also creates `words/<language>.po`. */
const folder = join(import.meta.dirname, '../words');
const [, , added] = process.argv;

mkdirSync(folder, { recursive: true });
const texts = productTexts();
writeFileSync(join(folder, 'template.pot'), writePo(texts, null));
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.po'))
  .map((name) => name.slice(0, -'.po'.length));
for (const language of new Set(added ? [...languages, added] : languages)) {
  const file = join(folder, `${language}.po`);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : null;
  writeFileSync(file, writePo(texts, language, old));
}
console.log(`${texts.length} texts in words/template.pot`);
