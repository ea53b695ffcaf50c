export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'element'; index: number; parts: readonly MessagePart[] | null };

const tokens = /\{(\w+)\}|<(\d+)(\/?)>|<\/(\d+)>/g;

export function parseMessage(message: string): MessagePart[] {
  const root: MessagePart[] = [];
  const open: { index: number; parts: MessagePart[] }[] = [];
  const add = (part: MessagePart) => (open.at(-1)?.parts ?? root).push(part);
  const addText = (text: string) => {
    if (/[{}]|<\/?\d/.test(text)) throw new Error(`A placeholder is broken near '${text}'`);
    if (text !== '') add({ kind: 'text', text });
  };
  let end = 0;
  for (const { 0: token, 1: name, 2: opened, 3: slash, 4: closed, index } of message.matchAll(
    tokens,
  )) {
    addText(message.slice(end, index));
    end = index + token.length;
    if (name !== undefined) {
      add({ kind: 'value', name });
    } else if (opened !== undefined) {
      if (slash) add({ kind: 'element', index: Number(opened), parts: null });
      else open.push({ index: Number(opened), parts: [] });
    } else {
      const element = open.pop();
      if (element?.index !== Number(closed)) throw new Error(`${token} closes nothing`);
      add({ kind: 'element', ...element });
    }
  }
  addText(message.slice(end));
  if (open.length > 0) throw new Error(`<${open.at(-1)?.index}> is not closed`);
  return root;
}

export function formatMessage(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'value') return `{${part.name}}`;
      if (part.parts === null) return `<${part.index}/>`;
      return `<${part.index}>${formatMessage(part.parts)}</${part.index}>`;
    })
    .join('');
}

/** In order, as written: '{name}', '<0>', '<1/>'. */
export function placeholders(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    if (part.kind === 'value') return [`{${part.name}}`];
    return part.parts === null
      ? [`<${part.index}/>`]
      : [`<${part.index}>`, ...placeholders(part.parts)];
  });
}

export function placeholderProblem(
  translation: readonly MessagePart[],
  { required, allowed }: { required: readonly string[]; allowed: readonly string[] },
): string | undefined {
  const found = placeholders(translation);
  const lost = required.find((placeholder) => !found.includes(placeholder));
  if (lost) return `loses ${lost}`;
  const invented = found.find((placeholder) => !allowed.includes(placeholder));
  if (invented) return `invents ${invented}`;
  const twice = found.find(
    (placeholder, index) => placeholder.startsWith('<') && found.indexOf(placeholder) !== index,
  );
  return twice && `repeats ${twice}`;
}
