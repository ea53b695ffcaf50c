import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { startOwnSite } from '../bench/support/own-site.ts';
import { address, buildSite } from '../visual/site.ts';
import { filmBooking } from './booking-film.ts';
import { pictureHome, pictureLibrary } from './library-pictures.ts';
import { themes } from './open-picture.ts';
import { toMovingWebp, toWebp } from './webp.ts';

/** Makes the pictures of README.md: `npm run pictures`. */

async function write(name: string, content: Buffer): Promise<void> {
  const path = `docs/images/${name}.webp`;
  await writeFile(join(projectRoot, path), content);
  console.log(`${path}: ${Math.round(content.length / 1000)} kB`);
}

console.log('Building the demo and the Storybook, a few minutes ...');
const folder = await mkdtemp(join(tmpdir(), 'caresetu-pictures-'));
const demo = await startOwnSite('demo');
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const library = await address(buildSite(projectRoot, folder));
  for (const theme of themes) {
    await write(`home-${theme}`, await toWebp(await pictureHome(browser, library, theme)));
    await write(`library-${theme}`, await toWebp(await pictureLibrary(browser, library, theme)));
    const frames = await filmBooking(browser, demo.url, theme);
    await write(`booking-${theme}`, await toMovingWebp(frames));
    // For readers who want less motion.
    const last = frames.at(-1);
    if (last) await write(`booking-still-${theme}`, await toWebp(last.png));
  }
} finally {
  await browser.close();
  await demo.end();
  await rm(folder, { recursive: true });
}
// The Storybook's server has no end.
process.exit();
