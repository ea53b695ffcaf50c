import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import openapi from '../../public/openapi.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');
const pictures = Array.from(readme.matchAll(/docs\/images\/[\w.-]+/g), ([path]) => path);

describe('the README', () => {
  test('has at most 120 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  test('names the command that runs the product, and then the one that tests it', () => {
    const commands = Array.from(readme.matchAll(/^```sh\n([\s\S]+?)\n```$/gm), ([, text]) => text);
    expect(commands).toEqual(['npm start', 'npm test']);
  });

  test('names the version of package.json', () => {
    expect(readme).toContain(`Version ${packageJson.version} (`);
  });

  test('counts the calls of the API', () => {
    const methods = Object.values(openapi.paths).flatMap((path) => Object.keys(path));
    const calls = methods.filter((method) => /^(?:get|post|put|patch|delete)$/.test(method));
    expect(readme).toContain(`[contract](src/contract): ${calls.length} calls and their events`);
  });

  test('has each picture in the light and the dark theme', () => {
    expect(pictures.length).toBeGreaterThan(5);
    const inTheme = (theme: string) => pictures.filter((path) => path.endsWith(`-${theme}.webp`));
    expect(
      inTheme('dark')
        .map((path) => path.replace('-dark', '-light'))
        .sort(),
    ).toEqual(inTheme('light').sort());
    expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
  });

  test.each(['light', 'dark'])('has a %s film of 12 seconds, below 1.5 MB', async (theme) => {
    const path = `docs/images/booking-${theme}.webp`;
    expect(readme).toContain(path);
    const { delay = [], loop } = await sharp(path, { animated: true }).metadata();
    expect(delay.reduce((sum, ms) => sum + ms, 0)).toBe(12_000);
    expect(loop).toBe(0);
    expect(statSync(path).size).toBeLessThan(1_500_000);
  });

  test('has no other picture above 150 kB', () => {
    const stills = pictures.filter((path) => !/booking-(?:light|dark)/.test(path));
    expect(stills.filter((path) => statSync(path).size > 150_000)).toEqual([]);
  });
});

test('a copied component gets the packages in the versions of package.json', () => {
  const chapter = readFileSync('docs/copy-a-component.md', 'utf8');
  const commands = Array.from(chapter.matchAll(/npm install (.+)/g), ([, names = '']) => names);
  const names = commands.join(' ').replace('--save-dev ', '').split(' ');
  const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
  const own = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !own.includes(name))).toEqual([]);
});

test.each([
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SUPPORT.md',
  'docs/versions.md',
  'tools/pictures/README.md',
])('the links of %s lead to files and headings', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
  const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(file, link));
  expect(broken).toEqual([]);
});

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || listAnchors(readFileSync(target, 'utf8')).includes(anchor);
}

/** As GitHub names headings. */
function listAnchors(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
