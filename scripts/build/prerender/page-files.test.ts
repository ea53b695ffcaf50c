import { expect, test } from 'vitest';
import { commonFiles, pageFiles } from './page-files.ts';

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'Page.tsx': {
    file: 'Page.js',
    css: ['Page.css'],
    imports: ['_list.js', '_react.js', 'index.html'],
    dynamicImports: ['Later.tsx'],
  },
  '_list.js': { file: 'list.js', css: ['list.css', 'Page.css'], imports: ['_card.js'] },
  '_card.js': { file: 'card.js', imports: ['_list.js'] },
  'Later.tsx': { file: 'Later.js', css: ['Later.css'] },
};

test('a page loads its static imports, except those that the app loads anyway', () => {
  expect(pageFiles(manifest, ['Page.tsx'])).toEqual({
    scripts: ['Page.js', 'list.js', 'card.js'],
    styles: ['Page.css', 'list.css'],
  });
});

test('a page with two modules loads the chunks that they share only once', () => {
  const { scripts } = pageFiles(manifest, ['Page.tsx', '_list.js', 'Later.tsx']);
  expect(scripts).toEqual(['Page.js', 'list.js', 'card.js', 'Later.js']);
});

test("the app's entry page needs no additional scripts or styles", () => {
  expect(pageFiles(manifest, ['index.html'])).toEqual({ scripts: [], styles: [] });
});

test("the build fails when its output lacks a page's module", () => {
  expect(() => pageFiles(manifest, ['Gone.tsx'])).toThrow('The build has no Gone.tsx');
});

test('pages without prerendered HTML load the shared code, the server data and the routes', () => {
  const build = {
    ...manifest,
    '_plain-Bk7Q_PlE.js': { file: 'plain.js', imports: ['index.html'] },
    '_server-data-C-dYQXJB.js': { file: 'server-data.js' },
    '_shared-DdlgOCRL.css': { file: 'shared.css' },
    '_shared-DoNTEf8i.js': { file: 'shared.js', css: ['shared.css'] },
  };
  expect(commonFiles(build)).toEqual({
    scripts: ['shared.js', 'server-data.js', 'plain.js'],
    styles: ['shared.css'],
  });
  expect(() => commonFiles(manifest)).toThrow('The build has no shared');
});
