import type { Plugin } from 'vite';

/** Lets bundlers remove unused parts of the router (ADR 0042). */
export function trimRouter(): Plugin {
  return {
    name: 'caresetu:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

export function withoutEffects(code: string): string {
  return code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^ {2}warning\(\n {4}typeof URLSearchParams [^;]*\n {2}\);$/m, '')
    .replace(
      /(\n {2,4}invariant\(\n(?:(?!invariant)[^`])*?),\n(?:\s*\/\/[^\n]*\n)*\s*`[^`]*`\n(\s*\);)/g,
      '$1\n$2',
    )
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}
