import { language } from './language.ts';

/** Write each form as one t`…`, because languages order words differently. */
export interface PluralForms {
  /** English: exactly 1. */
  one: string;
  other: string;
}

// Without the PURE mark, an English build would contain this line.
const rules = /* @__PURE__ */ new Intl.PluralRules(language);

/**
 * Returns the form for a count: plural(count, { one: t`1 visit`, other: t`${count} visits` }).
 * Write an exception such as 'No visits' outside of it: Hindi uses `one` for 0, English `other`.
 */
export function plural(count: number, forms: PluralForms): string {
  // A translation may have more forms than English.
  const all: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return all[rules.select(count)] ?? forms.other;
}
