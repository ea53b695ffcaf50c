import { language } from './language.ts';

/** Write each form as its own t`…`, because word order differs between languages. */
export interface PluralForms {
  /** In English, exactly 1. */
  one: string;
  other: string;
}

// The PURE mark removes this line from English builds.
const rules = /* @__PURE__ */ new Intl.PluralRules(language);

/**
 * Returns the form for a count: plural(count, { one: t`1 visit`, other: t`${count} visits` }).
 * Handle 'No visits' separately, because Hindi uses `one` for 0 and English uses `other`.
 */
export function plural(count: number, forms: PluralForms): string {
  // A translation may have more forms than English.
  const all: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return all[rules.select(count)] ?? forms.other;
}
