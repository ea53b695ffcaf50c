import PO from 'pofile';
import { parseMessage, placeholderProblem, placeholders } from './message.ts';
import type { Translation } from './inline-texts.ts';
import { sourceTexts } from './source-texts.ts';

export interface SourceFile {
  path: string;
  code: string;
}

export interface CollectedText {
  message: string;
  one: string | null;
  context: string | null;
  comments: string[];
  files: string[];
}

interface TextKey {
  message: string;
  one: string | null;
  context: string | null;
}

function keyOf({ message, one, context }: TextKey): string {
  return JSON.stringify([context, one, message]);
}

/**
 * Lists each text once, in order of first use.
 * @throws {Error} for two texts with one msgid, which a PO file cannot contain
 */
export function collectTexts(files: readonly SourceFile[]): CollectedText[] {
  const collected = new Map<string, CollectedText>();
  for (const { path, code } of files) {
    for (const text of sourceTexts(path, code)) {
      const { message, one, context, comment, values } = text;
      const known = collected.get(keyOf(text));
      const entry = known ?? { message, one, context, comments: [], files: [] };
      if (!known) collected.set(keyOf(text), entry);
      if (!entry.files.includes(path)) entry.files.push(path);
      const unnamed = [...values].filter(([name]) => /^\d+$/.test(name));
      const notes = unnamed.map(
        ([name, { start, end }]) => `{${name}} is ${code.slice(start, end).replace(/\s+/g, ' ')}`,
      );
      for (const note of comment ? [comment, ...notes] : notes) {
        if (!entry.comments.includes(note)) entry.comments.push(note);
      }
    }
  }
  const texts = [...collected.values()];
  const msgids = texts.map(({ message, one, context }) =>
    JSON.stringify([context, one ?? message]),
  );
  const twice = msgids.findIndex((msgid, index) => msgids.indexOf(msgid) !== index);
  const text = texts[twice];
  if (text) {
    const msgid = text.one ?? text.message;
    throw new Error(`${text.files.join()}: give '${msgid}' a context, since another plural has it`);
  }
  return texts;
}

export function pluralCategories(language: string): Intl.LDMLPluralRule[] {
  const { pluralCategories: found } = new Intl.PluralRules(language).resolvedOptions();
  const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return order.filter((category) => found.includes(category));
}

function pluralForms(language: string): string {
  const rules = new Intl.PluralRules(language);
  if (pluralCategories(language).join() !== 'one,other') {
    throw new Error(`Write the Plural-Forms of ${language} into scripts/words/po-files.ts`);
  }
  return rules.select(0) === 'one' ? 'nplurals=2; plural=(n > 1);' : 'nplurals=2; plural=(n != 1);';
}

export function writePo(
  texts: readonly CollectedText[],
  language: string | null,
  old: string | null = null,
): string {
  const known = new Map(
    (old ? PO.parse(old).items : []).map((item) => [
      keyOf({
        message: item.msgid_plural ?? item.msgid,
        one: item.msgid_plural == null ? null : item.msgid,
        context: item.msgctxt ?? null,
      }),
      item,
    ]),
  );
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'CareSetu',
    Language: language ?? '',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': language ? pluralForms(language) : 'nplurals=2; plural=(n != 1);',
  };
  po.items = texts.map(({ message, one, context, comments, files }) => {
    const item = new PO.Item();
    item.msgid = one ?? message;
    if (one !== null) item.msgid_plural = message;
    if (context !== null) item.msgctxt = context;
    item.extractedComments = comments;
    item.references = files;
    const translated = known.get(keyOf({ message, one, context }));
    if (translated) {
      item.msgstr = translated.msgstr;
      item.comments = translated.comments;
      item.flags = translated.flags;
    }
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}

/**
 * Ignores fuzzy translations.
 * @throws {Error} for a missing or unknown placeholder
 */
export function readTranslations(po: string, language: string): Map<string, Translation> {
  const categories = pluralCategories(language);
  const translations = new Map<string, Translation>();
  const problems: string[] = [];
  for (const item of PO.parse(po).items) {
    const { msgid, msgid_plural: plural, msgctxt, msgstr, flags } = item;
    const isPlural = plural != null;
    const forms = isPlural ? categories.map((_, index) => msgstr[index]) : [msgstr[0]];
    if (flags['fuzzy'] || item.obsolete || forms.some((form) => !form)) continue;
    const translation: Translation = { other: forms.at(-1) ?? '' };
    if (isPlural) {
      categories.forEach((category, index) => (translation[category] = forms[index] ?? ''));
    }
    const english = { message: plural ?? msgid, one: isPlural ? msgid : null };
    const problem = translationProblem(english, translation, language);
    if (problem) problems.push(`'${msgid}' in ${language}: ${problem}`);
    translations.set(keyOf({ ...english, context: msgctxt ?? null }), translation);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return translations;
}

export function findTranslation(
  translations: ReadonlyMap<string, Translation>,
  text: TextKey,
): Translation | null {
  return translations.get(keyOf(text)) ?? null;
}

export function translationProblem(
  english: { message: string; one: string | null },
  translation: Translation,
  language: string,
): string | undefined {
  const other = placeholders(parseMessage(english.message));
  const one = english.one === null ? other : placeholders(parseMessage(english.one));
  const allowed = [...other, ...one];
  for (const [category, message] of Object.entries(translation)) {
    // 'one' may omit the number ('a minute') if the language uses it only for 1. Hindi also uses it
    // for 0.
    const required = category === 'one' && isForOneNumber(language) ? one : other;
    try {
      const problem = placeholderProblem(parseMessage(message), { required, allowed });
      if (problem) return `'${message}' ${problem}`;
    } catch (error) {
      return `'${message}': ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return undefined;
}

function isForOneNumber(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    Array.from({ length: 200 }, (_, count) => rules.select(count)).filter(
      (category) => category === 'one',
    ).length === 1
  );
}
