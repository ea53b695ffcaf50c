export interface SetCookie {
  name: string;
  value: string;
  isHttpOnly: boolean;
  isSecure: boolean;
  sameSite: 'strict' | 'lax' | 'none' | null;
  path: string | null;
  /** True if the cookie outlives the browser session. */
  isKept: boolean;
  isRemoved: boolean;
}

export function parseCookie(header: string): SetCookie {
  const [pair = '', ...parts] = header.split(';').map((part) => part.trim());
  const attributes = new Map(
    parts.map((part) => {
      const [name = '', value = ''] = split(part);
      return [name.toLowerCase(), value] as const;
    }),
  );
  const [name, value] = split(pair);
  const sameSite = attributes.get('samesite')?.toLowerCase();
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  return {
    name,
    value,
    isHttpOnly: attributes.has('httponly'),
    isSecure: attributes.has('secure'),
    sameSite: sameSite === 'strict' || sameSite === 'lax' || sameSite === 'none' ? sameSite : null,
    path: attributes.get('path') ?? null,
    isKept: maxAge !== undefined || expires !== undefined,
    isRemoved:
      maxAge === undefined
        ? expires !== undefined && Date.parse(expires) <= Date.now()
        : Number(maxAge) <= 0,
  };
}

function split(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
