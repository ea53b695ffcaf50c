import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('lean-icon.ts', import.meta.url));

/** Makes icons with `createLeanIcon` (ADR 0042). */
export function trimIcons(): Plugin {
  return {
    name: 'caresetu:trim-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({
        code: `export { createLeanIcon as default } from ${JSON.stringify(file)};`,
        map: null,
      }),
    },
  };
}
