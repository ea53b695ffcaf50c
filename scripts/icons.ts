import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';
import { projectRoot } from './ensure-installed.mjs';

/** Run `npm run icons` after changing the logo or the hero. */

const GROUND = '#f7f0e3';
const MARK_GROUND = '#0d3b38';

interface Picture {
  file: string;
  width: number;
  height: number;
  /** Transparent unless this HTML sets a background. */
  content: string;
}

const read = (path: string) => readFile(join(projectRoot, path), 'utf8');
const dataUrl = (type: string, content: Buffer) =>
  `data:${type};base64,${content.toString('base64')}`;

async function font(family: string, path: string): Promise<string> {
  const content = await readFile(join(projectRoot, 'node_modules/@fontsource-variable', path));
  return `@font-face { font-family: ${family}; font-weight: 100 800; src: url(${dataUrl('font/woff2', content)}) }`;
}

async function pictures(): Promise<Picture[]> {
  const favicon = await read('public/favicon.svg');
  // Operating systems round the corners.
  const square = favicon.replace(/ rx="\d+"/, '');
  const maskable = square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');
  const icon = (name: string, size: number, svg: string): Picture => ({
    file: `${name}.png`,
    width: size,
    height: size,
    content: svg,
  });
  return [
    icon('icon-192', 192, favicon),
    icon('icon-512', 512, favicon),
    icon('maskable-512', 512, `<div style="background:${MARK_GROUND}">${maskable}</div>`),
    icon('apple-touch-180', 180, square),
    { file: 'preview.png', width: 1200, height: 630, content: await preview() },
  ];
}

async function preview(): Promise<string> {
  const faces = [
    await font('Eczar', 'eczar/files/eczar-latin-wght-normal.woff2'),
    await font('Anek', 'anek-latin/files/anek-latin-latin-wght-normal.woff2'),
  ];
  const mark = await read('public/art/logo/mark.svg');
  const bridge = (await read('public/art/hero/bridge.svg')).replace(
    'xMidYMax meet',
    'xMidYMax slice',
  );
  return `<style>
      ${faces.join('\n')}
      main { block-size: 630px; background: ${GROUND}; color: #12302e; display: flex; flex-direction: column }
      header { padding: 44px 60px 0; text-align: center }
      header svg { display: inline-block; inline-size: 60px; block-size: 48px; margin-inline-end: 14px }
      strong { font: 600 54px/1 Eczar }
      p { font: 400 32px/1.3 Anek; margin: 14px 0 0 }
      .bridge { flex: 1; min-block-size: 0; margin-block-start: 20px }
    </style>
    <main>
      <header>${mark}<strong>CareSetu</strong><p>Find a doctor near you, book a free slot and talk to them</p></header>
      <div class="bridge">${bridge}</div>
    </main>`;
}

const browser = await chromium.launch(chromiumLaunchOptions());
for (const { file, width, height, content } of await pictures()) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; inline-size: 100%; block-size: 100% }</style>${content}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: join(projectRoot, 'public/icons', file),
    omitBackground: true,
    animations: 'disabled',
  });
  await page.close();
}
await browser.close();
