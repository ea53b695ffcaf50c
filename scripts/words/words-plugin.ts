import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { buildLanguage } from './build-language.ts';
import { inlineTexts, type Translate, type Translation } from './inline-texts.ts';
import { findTranslation, readTranslations } from './po-files.ts';
import { pseudoMessage } from './pseudo.ts';

const root = join(import.meta.dirname, '../..');

const NAMED = 10;

/**
 * Replaces t`…`, plural() and <Say> with the texts of one language (ADR 0046).
 * @throws {Error} for an unknown language or wrong placeholders
 */
export function words(language = buildLanguage()): Plugin {
  const isTranslated = language !== 'en' && language !== 'pseudo';
  const missing = new Set<string>();
  const translate = translator(language, missing);
  return {
    name: 'caresetu:words',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' || language !== 'en',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll('\\', '/');
        if (path === 'src/words/language.ts' && isTranslated) {
          return { code: `export const language = ${JSON.stringify(language)};`, map: null };
        }
        return inlineTexts(path, code, translate);
      },
    },
    buildEnd() {
      if (missing.size === 0) return;
      const named = [...missing].slice(0, NAMED).map((message) => `  ${message}`);
      const more = missing.size > NAMED ? [`  and ${missing.size - NAMED} more`] : [];
      this.warn([`Texts without a translation into ${language}:`, ...named, ...more].join('\n'));
    },
  };
}

function translator(language: string, missing: Set<string>): Translate {
  if (language === 'en') return () => null;
  if (language === 'pseudo') {
    return ({ message, one }): Translation => ({
      ...(one !== null && { one: pseudoMessage(one) }),
      other: pseudoMessage(message),
    });
  }
  const file = join(root, `words/${language}.po`);
  if (!existsSync(file))
    throw new Error(`APP_LANGUAGE=${language}: there is no words/${language}.po`);
  const translations = readTranslations(readFileSync(file, 'utf8'), language);
  return (text) => {
    const translation = findTranslation(translations, text);
    if (!translation) missing.add(text.message);
    return translation;
  };
}
