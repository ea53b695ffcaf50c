import { MagicString } from 'magic-string';
import { parseMessage, type MessagePart } from './message.ts';
import { sourceTexts, type SourceText, type Span } from './source-texts.ts';

export type Translation = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type Translate = (text: SourceText) => Translation | null;

export interface InlinedCode {
  code: string;
  map: ReturnType<MagicString['generateMap']>;
}

export function inlineTexts(path: string, code: string, translate: Translate): InlinedCode | null {
  const texts = sourceTexts(path, code);
  if (texts.length === 0) return null;
  const writer = new TextWriter(code, texts, translate);
  const edited = new MagicString(code);
  for (const text of writer.outermost({ start: 0, end: code.length })) {
    edited.overwrite(text.start, text.end, writer.write(text));
  }
  return {
    code: edited.toString(),
    map: edited.generateMap({ hires: 'boundary', includeContent: true }),
  };
}

class TextWriter {
  readonly #code: string;
  readonly #texts: readonly SourceText[];
  readonly #translate: Translate;

  constructor(code: string, texts: readonly SourceText[], translate: Translate) {
    this.#code = code;
    this.#texts = texts;
    this.#translate = translate;
  }

  outermost({ start, end }: Span): SourceText[] {
    let last = start;
    return this.#texts.filter((text) => {
      const isWithin = text.start >= last && text.end <= end;
      if (isWithin) last = text.end;
      return isWithin;
    });
  }

  write(text: SourceText): string {
    const translation = this.#translate(text);
    if (text.kind === 'plural') return this.#plural(text, translation);
    const parts = parseMessage(translation?.other ?? text.message);
    if (text.kind === 't') return this.#string(text, parts);
    const [only] = parts;
    if (!text.isJsxChild && parts.length === 1 && only?.kind === 'text') {
      return JSON.stringify(only.text);
    }
    const children = this.#jsx(text, parts);
    return text.isJsxChild ? children : `<>${children}</>`;
  }

  #plural(text: SourceText, translation: Translation | null): string {
    const form = (message: string) => this.#string(text, parseMessage(message));
    const count = text.count ? this.#span(text.count) : '';
    if (!translation) return `((${count}) === 1 ? ${form(text.one ?? '')} : ${form(text.message)})`;
    const forms = Object.entries(translation).map(
      ([category, message]) => `${category}: ${form(message)}`,
    );
    return `plural(${count}, { ${forms.join(', ')} })`;
  }

  #string(text: SourceText, parts: readonly MessagePart[]): string {
    if (parts.every(({ kind }) => kind === 'text')) {
      return JSON.stringify(parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''));
    }
    const pieces = parts.map((part) => {
      if (part.kind === 'text') return part.text.replace(/[\\`]|\$\{/g, '\\$&');
      return part.kind === 'value' ? `\${${this.#value(text, part.name)}}` : '';
    });
    return `\`${pieces.join('')}\``;
  }

  #jsx(text: SourceText, parts: readonly MessagePart[]): string {
    return parts
      .map((part) => {
        if (part.kind === 'text') return `{${JSON.stringify(part.text)}}`;
        if (part.kind === 'value') return `{${this.#value(text, part.name)}}`;
        const source = text.elements[part.index];
        if (!source) throw new Error(`There is no element <${part.index}>`);
        const inside = part.parts ? this.#jsx(text, part.parts) : '';
        return (
          this.#span(source.opening) + inside + (source.closing ? this.#span(source.closing) : '')
        );
      })
      .join('');
  }

  #value(text: SourceText, name: string): string {
    const span = text.values.get(name);
    if (!span) throw new Error(`There is no value {${name}}`);
    return this.#span(span);
  }

  #span(span: Span): string {
    let end = span.start;
    let written = '';
    for (const text of this.outermost(span)) {
      written += this.#code.slice(end, text.start) + this.write(text);
      end = text.end;
    }
    return written + this.#code.slice(end, span.end);
  }
}
