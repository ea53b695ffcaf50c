import { computeContrast, hexColors, listPairs, veils } from './contrast.ts';
import { formatProblem, isName, typedParts } from './token-format.ts';
import { getAlias, isNode, resolve, listTokens, type Token } from './token-tree.ts';

export interface TokenFiles {
  base: unknown;
  light: unknown;
  dark: unknown;
  contrast: unknown;
}

export function findProblems(files: TokenFiles): string[] {
  const structural = [
    ...(['base', 'light', 'dark'] as const).flatMap((name) => [
      ...nameProblems(name, files[name]),
      ...tokenProblems(name, files[name], files.base),
    ]),
    ...missingNames(files.light, files.dark),
  ];
  return structural.length > 0 ? structural : contrastProblems(files);
}

function nameProblems(file: string, node: unknown): string[] {
  if (!isNode(node) || '$value' in node) return [];
  return Object.entries(node).flatMap(([name, child]) => {
    if (name === '$description' || name === '$extensions') return [];
    const own = isName(name) ? [] : [`${file}: '${name}' is no name for a token or a group.`];
    const isEmpty = !isNode(child) || listTokens(child).length === 0;
    return isEmpty
      ? [...own, `${file}: '${name}' holds no token.`]
      : [...own, ...nameProblems(file, child)];
  });
}

function tokenProblems(file: string, node: unknown, base: unknown): string[] {
  const raw = new Map(listTokens(base).map((token): [string, Token] => [token.path, token]));
  return listTokens(node).flatMap(({ path, type, value }) => {
    const inFormat = formatProblem(type, value);
    if (inFormat) return [`${file}: ${path} ${inFormat}.`];
    if (file !== 'base' && getAlias(value) === undefined)
      return [`${file}: ${path} holds a value of its own instead of an alias.`];
    return typedParts(type, value).flatMap(([own, part]) =>
      aliasProblem(part, own, raw).map((problem) => `${file}: ${path}: ${problem}.`),
    );
  });
}

function aliasProblem(value: unknown, type: string, raw: ReadonlyMap<string, Token>): string[] {
  const path = getAlias(value);
  if (path === undefined) return [];
  try {
    resolve(value, raw);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const target = raw.get(path);
  return target?.type !== type ? [`{${path}} is a ${target?.type}, not a ${type}`] : [];
}

function missingNames(light: unknown, dark: unknown): string[] {
  const names = (theme: unknown) => new Set(listTokens(theme).map(({ path }) => path));
  const [inLight, inDark] = [names(light), names(dark)];
  return [
    ...[...inLight].filter((path) => !inDark.has(path)).map((path) => `dark: ${path} is missing.`),
    ...[...inDark].filter((path) => !inLight.has(path)).map((path) => `light: ${path} is missing.`),
  ];
}

function contrastProblems({ base, light, dark, contrast }: TokenFiles): string[] {
  const themes = {
    light: { colors: hexColors(light, base), veiled: veils(light, base) },
    dark: { colors: hexColors(dark, base), veiled: veils(dark, base) },
  };
  return listPairs(contrast).flatMap(({ front, back, needs }) =>
    Object.entries(themes).flatMap(([theme, { colors, veiled }]) => {
      const veil = [front, back].find((name) => veiled.has(name));
      if (veil)
        return [`contrast: ${front} on ${back} cannot be measured in ${theme}: ${veil} has alpha.`];
      const [one, other] = [colors.get(front), colors.get(back)];
      if (!one || !other) return [`contrast: ${front} on ${back} names no colour of ${theme}.`];
      const ratio = computeContrast(one, other);
      return ratio < needs
        ? [`contrast: ${front} on ${back} is ${ratio.toFixed(2)} in ${theme}, needs ${needs}.`]
        : [];
    }),
  );
}
