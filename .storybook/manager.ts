import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { darkColors, lightColors } from '../src/theme/tokens.ts';
import { themes } from './themes.ts';

const folderNames: Record<string, string> = {
  ui: 'UI',
  components: 'Components',
  screens: 'Screens',
  pages: 'Pages',
  flows: 'Flows',
  demo: 'Demo',
};

const fonts = [
  ['Anek Latin Variable', 'anek-latin-latin-wght-normal.woff2', '100 800'],
  ['Eczar Variable', 'eczar-latin-wght-normal.woff2', '400 800'],
] as const;

function addFonts(): void {
  for (const [family, file, weight] of fonts)
    document.fonts.add(new FontFace(family, `url(manager-fonts/${file})`, { weight }));
}

/** Load the sidebar's fonts after the first story. */
addons.register('caresetu/fonts', ({ once }) => {
  once(STORY_RENDERED, addFonts);
  once(DOCS_RENDERED, addFonts);
});

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function inWords(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function dress(): void {
  const colors = darkSystem.matches ? darkColors : lightColors;
  for (const name of [
    'ink',
    'surface',
    'primary',
    'primaryTint',
    'onPrimaryTint',
    'accent',
    'accentText',
  ] as const)
    document.documentElement.style.setProperty(`--caresetu-${name}`, colors[name]);
  document.documentElement.style.colorScheme = darkSystem.matches ? 'dark' : 'light';
  addons.setConfig({
    theme: darkSystem.matches ? themes.dark : themes.light,
    sidebar: {
      renderLabel: ({ type, id, name }) => {
        if (type === 'root') return folderNames[name] ?? name;
        if (type === 'docs' && name.includes(': ')) return 'Docs';
        return /^(pages|flows)-/.test(id) && !name.includes(' ') ? inWords(name) : name;
      },
    },
  });
}

function name(): void {
  const title = document.title
    .replace(/Storybook$/, 'CareSetu library')
    // Docs pages are named for the search (search-words.ts).
    .replace(/ - \w+: .* ⋅ /, ' - Docs ⋅ ');
  if (title !== document.title) document.title = title;
}

new MutationObserver(name).observe(document.head, { childList: true, subtree: true });
name();
dress();
darkSystem.addEventListener('change', dress);
