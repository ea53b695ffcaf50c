import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { firstPageRange, fontRanges, listLetters } from '../../src/theme/font-ranges.ts';

interface Part {
  from: string;
  letters: string;
  wght: number | { min: number; max: number };
  options?: typeof onlyKerned;
}

const eczar = { min: 500, max: 700 };
const anek = { min: 420, max: 640 };

const latinEczar = 'eczar/files/eczar-latin-wght-normal.woff2';
/** The package's types do not have these options. */
const onlyKerned = {
  noHinting: true,
  keepFeatures: ['kern'],
  dropTables: ['GSUB', 'GDEF', 'STAT'],
};

const everyday = listLetters(fontRanges.everyday).join('');
const rupee = listLetters(fontRanges.rupee).join('');

const parts: Record<string, Part> = {
  'eczar-everyday': {
    from: latinEczar,
    letters: everyday,
    wght: eczar,
  },
  'eczar-rupee': {
    from: 'eczar/files/eczar-latin-ext-wght-normal.woff2',
    letters: rupee,
    wght: eczar,
  },
  'eczar-first-page': {
    from: latinEczar,
    letters: listLetters(firstPageRange).join(''),
    wght: 600,
    options: onlyKerned,
  },
  'anek-everyday': {
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    letters: everyday,
    wght: anek,
  },
  'anek-rupee': {
    from: 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    letters: rupee,
    wght: anek,
  },
};

const cache = fileURLToPath(new URL('../../node_modules/.cache/caresetu/fonts', import.meta.url));

export function subsetFonts(): Plugin {
  return {
    name: 'caresetu:subset-fonts',
    async config() {
      const { resolve } = createRequire(import.meta.url);
      const sources = await Promise.all(
        Object.values(parts).map(({ from }) => readFile(resolve(`@fontsource-variable/${from}`))),
      );
      const hash = createHash('sha256').update(JSON.stringify(parts));
      for (const source of sources) hash.update(source);
      const folder = join(cache, hash.digest('hex').slice(0, 12));
      await Promise.all(
        Object.entries(parts).map(async ([name, { letters, wght, options }], at) => {
          const file = join(folder, `${name}.woff2`);
          if (existsSync(file)) return;
          const font = await subsetFont(sources[at] ?? Buffer.alloc(0), letters, {
            targetFormat: 'woff2',
            variationAxes: { wght },
            ...options,
          });
          // Rename the finished file, because two builds may run in parallel.
          await mkdir(dirname(file), { recursive: true });
          await writeFile(`${file}.${process.pid}`, font);
          await rename(`${file}.${process.pid}`, file);
        }),
      );
      return { resolve: { alias: [{ find: /^@fonts\//, replacement: `${folder}/` }] } };
    },
  };
}
