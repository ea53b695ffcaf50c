import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projectRoot } from '../ensure-installed.mjs';
import { createLeanIcon, type IconData } from './lean-icon.ts';

const source = join(projectRoot, 'src');
const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    return [...code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)];
  })
  .flatMap(([, list = '']) => list.split(','))
  .map((name) => name.trim().replace(/ as .*/s, ''))
  .filter((name) => name && !name.startsWith('type '));

const lucide = join(projectRoot, 'node_modules/lucide-react/dist/esm');
const index = readFileSync(join(lucide, 'lucide-react.mjs'), 'utf8');

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

interface IconModule {
  __iconData: IconData;
  default: Icon;
}

async function importIcon(name: string): Promise<IconModule> {
  const [, file = name] = new RegExp(`default as ${name},.* from '(.*)'`).exec(index) ?? [];
  return import(/* @vite-ignore */ join(lucide, file));
}

function pictureOf(icon: Icon): string {
  const props = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const html = renderToStaticMarkup(createElement(icon, props));
  return html.replace(/ class="[^"]*"/, '');
}

test('a build has the pictures of lucide', async () => {
  const unlike = [];
  for (const name of new Set(names)) {
    const icon = await importIcon(name);
    if (pictureOf(createLeanIcon(icon.__iconData)) !== pictureOf(icon.default)) unlike.push(name);
  }
  expect(names).toContain('Moon');
  expect(unlike).toEqual([]);
});
