import { describe, expect, it } from 'vitest';
import { collectTexts, findTranslation, readTranslations, writePo } from './po-files.ts';

const imports = `import { t } from '../words/t.ts';
import { plural } from '../words/plural.ts';
import { Say } from '../words/Say.ts';
`;

const code = `${imports}// translators: A button.
const a = t\`Close\`;
const b = plural(visits.length, { one: t\`A visit\`, other: t\`\${visits.length} visits\` });
/* context: verb */
const c = t\`Book\`;
const d = <Say>Ask <b>{firstName(doctor.name)}</b> by {isLate ? 1 : 2}</Say>;
const e = t\`Close\`;
`;

const texts = collectTexts([
  { path: 'src/ui/a.tsx', code },
  { path: 'src/ui/b.tsx', code: code.replace('Close', 'Shut') },
]);

describe('a PO file', () => {
  it('contains the texts with their files, comments and contexts', () => {
    expect(writePo(texts, null)).toBe(`msgid ""
msgstr ""
"Project-Id-Version: CareSetu\\n"
"Language: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#. A button.
#: src/ui/a.tsx
#: src/ui/b.tsx
msgid "Close"
msgstr ""

#: src/ui/a.tsx
#: src/ui/b.tsx
msgid "A visit"
msgid_plural "{count} visits"
msgstr[0] ""
msgstr[1] ""

#: src/ui/a.tsx
#: src/ui/b.tsx
msgctxt "verb"
msgid "Book"
msgstr ""

#. {0} is isLate ? 1 : 2
#: src/ui/a.tsx
#: src/ui/b.tsx
msgid "Ask <0>{name}</0> by {0}"
msgstr ""

#. A button.
#: src/ui/b.tsx
msgid "Shut"
msgstr ""
`);
  });

  it('uses the same placeholder for the count in every plural, whether or not the count is formatted', () => {
    const job = 'const a = plural(n, { one: t`1 job`, other: t`${formatCount(n)} jobs` });';
    const same = 'const a = plural(all, { one: t`1 job`, other: t`${all} jobs` });';
    const found = collectTexts([
      { path: 'src/ui/a.tsx', code: imports + job },
      { path: 'src/ui/b.tsx', code: imports + same },
    ]);
    expect(found.map(({ message }) => message)).toEqual(['{count} jobs']);
  });

  it('cannot contain two texts with the same msgid', () => {
    const both = 'const a = t`1 job`; const b = plural(n, { one: t`1 job`, other: t`${n} jobs` });';
    expect(() => collectTexts([{ path: 'src/ui/a.tsx', code: imports + both }])).toThrow(
      "src/ui/a.tsx: give '1 job' a context",
    );
  });

  it("keeps translations, translators' comments and flags when texts are collected again", () => {
    const old = writePo(texts, 'hi')
      .replace('msgid "Close"\nmsgstr ""', 'msgid "Close"\nmsgstr "बंद करें"')
      .replace('#. A button.\n', '# Short, please.\n#. A button.\n');
    expect(old).toContain('Short, please.');
    expect(writePo(texts, 'hi', old)).toBe(old);
  });

  it('drops a text that the source no longer contains', () => {
    const old = writePo(texts, 'hi');
    expect(writePo(texts.slice(1), 'hi', old)).not.toContain('"Close"');
  });
});

function hindi(text: string): string {
  return `${writePo([], 'hi')}\n${text}\n`;
}

const visits = 'msgid "A visit"\nmsgid_plural "{visits} visits"\n';

describe("a PO file's translations", () => {
  it('include plurals but no missing or fuzzy texts', () => {
    const found = readTranslations(
      hindi(
        `${visits}msgstr[0] "{visits} मुलाक़ात"\nmsgstr[1] "{visits} मुलाक़ातें"\n\n` +
          'msgid "Close"\nmsgstr ""\n\n#, fuzzy\nmsgid "Open"\nmsgstr "खोलें"',
      ),
      'hi',
    );
    const plural = { message: '{visits} visits', one: 'A visit', context: null };
    expect(findTranslation(found, plural)).toEqual({
      one: '{visits} मुलाक़ात',
      other: '{visits} मुलाक़ातें',
    });
    expect(found.size).toBe(1);
  });

  it.each([
    ['msgid "Hello {name}"\nmsgstr "नमस्ते"', 'loses {name}'],
    ['msgid "Hello {name}"\nmsgstr "नमस्ते {name} {day}"', 'invents {day}'],
    ['msgid "Hello {name}"\nmsgstr "नमस्ते {name"', 'A placeholder is broken'],
    ['msgid "Ask <0>him</0>"\nmsgstr "पूछें"', 'loses <0>'],
    ['msgid "Ask <0>him</0>"\nmsgstr "<0>उनसे</0> <0>पूछें</0>"', 'repeats <0>'],
    ['msgid "Ask <0>him</0>"\nmsgstr "<0>उनसे पूछें"', '<0> is not closed'],
    // Hindi also uses the first form for 0.
    [`${visits}msgstr[0] "एक मुलाक़ात"\nmsgstr[1] "{visits} मुलाक़ातें"`, 'loses {visits}'],
  ])('are rejected if a placeholder is wrong: %j', (text, problem) => {
    expect(() => readTranslations(hindi(text), 'hi')).toThrow(problem);
  });
});
