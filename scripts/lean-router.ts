import type { Plugin } from 'vite';

/**
 * Has a build leave out what it does not use of the router, such as links, forms and the framework's own parts:
 * 5.8 kB of the first page (react-router 7.18.5, docs/decisions/0042; upstream: remix-run/react-router pull request 15299). The package does not say that making a component has no effect, and names each one, so
 * that all of them would stay. It does not offer its files without warnings for developers either, which differ in
 * one word.
 */
export function leanRouter(): Plugin {
  return {
    name: 'caresetu:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

/** Code of the router whose unused components can go, without its messages for developers and for browsers that no build supports. */
export function withoutEffects(code: string): string {
  return (
    code
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^ {2}warning\(\n {4}typeof URLSearchParams [^;]*\n {2}\);$/m, '')
      // The sentences of its invariants, which only a wrong use of the router throws.
      .replace(
        /(\n {2,4}invariant\(\n(?:(?!invariant)[^`])*?),\n(?:\s*\/\/[^\n]*\n)*\s*`[^`]*`\n(\s*\);)/g,
        '$1\n$2',
      )
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
  );
}
