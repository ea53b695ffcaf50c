import { smsLanguages, type SmsTemplate, smsTemplates } from '../backend/outbox/sms-templates.ts';

/**
 * Usage: npm run -s dlt > templates.csv. Prints the sheet for the registration of all SMS texts on an
 * operator's DLT portal. `template` is the `templateId` that the gateway gets.
 */
const header = ['template', 'language', 'category', 'type', 'variables', 'text'];
const rows = Object.entries(smsTemplates).flatMap(([name, byLanguage]) =>
  smsLanguages.map((language) => {
    const { text, variables }: SmsTemplate = byLanguage[language];
    const registered = text.replace(/\{(\w+)\}/g, (_, variable: string) => {
      return `{#${variables[variable] ?? 'alphanumeric'}#}`;
    });
    const named = Object.entries(variables).map(([variable, type]) => `${variable}: ${type}`);
    return [
      `${name}-${language}`,
      language,
      'service-implicit',
      /[^\p{ASCII}]/u.test(text) ? 'unicode' : 'text',
      named.join('; '),
      registered,
    ];
  }),
);
for (const row of [header, ...rows]) {
  console.log(row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
}
