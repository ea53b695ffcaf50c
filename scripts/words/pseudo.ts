import { formatMessage, parseMessage, type MessagePart } from './message.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒĝĥîĵķļɱñöþɋŕšţüṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

const GROWTH = 0.4;

export function pseudoMessage(message: string): string {
  const parts = parseMessage(message);
  const letters = listLetters(parts);
  if (letters === 0) return message;
  return `[${formatMessage(withAccents(parts))} ${'~'.repeat(Math.ceil(letters * GROWTH))}]`;
}

function listLetters(parts: readonly MessagePart[]): number {
  return parts.reduce((sum, part) => {
    if (part.kind === 'text') return sum + part.text.replace(/[^A-Za-z]/g, '').length;
    return part.kind === 'element' ? sum + listLetters(part.parts ?? []) : sum;
  }, 0);
}

function withAccents(parts: readonly MessagePart[]): MessagePart[] {
  return parts.map((part) => {
    if (part.kind === 'text') return { ...part, text: part.text.replace(/[A-Za-z]/g, accent) };
    if (part.kind === 'element' && part.parts) return { ...part, parts: withAccents(part.parts) };
    return part;
  });
}

function accent(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter;
}
