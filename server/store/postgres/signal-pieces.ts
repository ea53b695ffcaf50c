import { randomId } from '../../../backend/core/crypto.ts';

/** Bytes. PostgreSQL allows less than 8000 in a notification. */
const PIECE_BYTES = 7900;

const piecePattern = /^([\w-]{22}) (\d+)\/(\d+) (.*)$/;

export function toPieces(json: string): string[] {
  const ascii = json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const id = randomId();
  const count = Math.ceil(ascii.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const text = ascii.slice(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);
    return `${id} ${index + 1}/${count} ${text}`;
  });
}

/** The returned function returns null until it has all pieces of a value. */
export function createPieceReader(): (piece: string) => unknown {
  let current = { id: '', texts: [] as string[] };
  return (piece) => {
    const [, id = '', number, count, text = ''] = piecePattern.exec(piece) ?? [];
    if (number === '1') current = { id, texts: [] };
    if (id !== current.id || current.texts.length !== Number(number) - 1) return null;
    current.texts.push(text);
    if (number !== count) return null;
    const whole = current.texts.join('');
    current = { id: '', texts: [] };
    return parsed(whole);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
