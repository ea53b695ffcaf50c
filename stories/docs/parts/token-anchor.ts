import { colorTokens, everyScaleToken } from '../token-data.ts';

const known = new Set([
  ...colorTokens.map(({ name }) => `color.${name}`),
  ...everyScaleToken().map(({ path }) => path),
]);

/** Where a token stands on the Tokens page: 'color.primary' is at 'color-primary'. */
export const tokenAnchor = (path: string): string => path.replaceAll('.', '-');

/** Whether the Tokens page shows it. */
export const isOnTokensPage = (path: string): boolean => known.has(path);
