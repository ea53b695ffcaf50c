import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDrawings, withPortraits } from './drawings.ts';

const svg = '<svg viewBox="0 0 4 4"><path fill="#fff" d="M0 0h4"/><text>5% & more</text></svg>\n';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-drawings-'));
  await mkdir(join(folder, 'art/people'), { recursive: true });
  await writeFile(join(folder, 'art/bridge.svg'), svg);
  await writeFile(join(folder, 'art/people/fallback-doctor.svg'), svg);
});
afterAll(() => rm(folder, { recursive: true }));

const hint = (href: string) => `<link rel="preload" as="image" href="${href}"/>`;

it('the build inlines the drawings that a page shows first, so that the browser does not request them', async () => {
  const { head, content } = await withDrawings(
    {
      head: hint('/site/art/bridge.svg') + hint('/site/photo.avif'),
      content: '<p>A</p><img class="a" src="/site/art/bridge.svg" alt=""/>',
    },
    folder,
    '/site/',
  );
  expect(head).toBe(hint('/site/photo.avif'));
  const [, address = ''] = /<p>A<\/p><img class="a" src="([^"]*)" alt=""\/>$/.exec(content) ?? [];
  expect(await (await fetch(address)).text()).toBe(svg.trim());
  expect((await fetch(address)).headers.get('content-type')).toBe('image/svg+xml');
});

it("the build keeps the #view fragment of a drawing's URL", async () => {
  const { content } = await withDrawings(
    { head: '', content: '<img src="/art/bridge.svg#svgView(viewBox(0,0,2,2))"/>' },
    folder,
    '/',
  );
  expect(content).toMatch(
    /^<img src="data:image\/svg\+xml,[^"]*#svgView\(viewBox\(0,0,2,2\)\)"\/>$/,
  );
});

it.each([
  '<img src="/art/bridge.svg" loading="lazy"/>',
  '<img src="/photo.avif"/>',
  '<img src="https://api.example.org/art/bridge.svg"/>',
])('the build does not inline lazy, external or non-SVG images: %s', async (content) => {
  expect(await withDrawings({ head: '', content }, folder, '/')).toEqual({ head: '', content });
});

it('the server inlines the first three portraits of a list, if they are small', async () => {
  const api = 'https://api.example.org/api/pictures/';
  const portrait = (src: string) => `<li><img src="${src}" loading="lazy" decoding="async"/></li>`;
  const png = new Uint8Array([137, 80, 78, 71]);
  const asked: string[] = [];
  const { content } = await withPortraits(
    {
      head: '',
      content: ['/art/people/fallback-doctor.svg', `${api}large`, `${api}small`, `${api}late`]
        .map(portrait)
        .join(''),
    },
    folder,
    '/',
    async (address) => {
      asked.push(address);
      return address.endsWith('large') ? null : { type: 'image/png', bytes: png };
    },
  );
  const [fallback = '', large, small = '', late] = [...content.matchAll(/src="([^"]*)"/g)].map(
    ([, src]) => src,
  );
  expect(await (await fetch(fallback)).text()).toBe(svg.trim());
  expect(new Uint8Array(await (await fetch(small)).arrayBuffer())).toEqual(png);
  expect([large, late]).toEqual([`${api}large`, `${api}late`]);
  expect(content.match(/ loading="lazy" decoding="async"/g)).toHaveLength(2);
  expect(asked).toEqual([`${api}large`, `${api}small`]);
});
