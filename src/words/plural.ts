import { language } from './language.ts';

/** Write each form as a complete t`…`, because word order differs between languages. */
export interface PluralForms {
  /** In English, used only for 1. */
  one: string;
  other: string;
}

// The PURE annotation lets bundlers remove this line from English builds.
const rules = /* @__PURE__ */ new Intl.PluralRules(language);

/**
 * Returns the form for a count: plural(count, { one: t`1 visit`, other: t`${count} visits` }).
 * Handle 0 separately ('No visits'), because Hindi uses `one` for it and English `other`.
 */
export function plural(count: number, forms: PluralForms): string {
  const all: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return all[rules.select(count)] ?? forms.other;
}
