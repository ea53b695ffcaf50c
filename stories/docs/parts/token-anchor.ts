import { colorTokens, everyScaleToken } from '../token-data.ts';

const known = new Set([
  ...colorTokens.map(({ name }) => `color.${name}`),
  ...everyScaleToken().map(({ path }) => path),
]);

/** 'color.primary' is 'color-primary'. */
export const tokenAnchor = (path: string): string => path.replaceAll('.', '-');

export const isOnTokensPage = (path: string): boolean => known.has(path);
