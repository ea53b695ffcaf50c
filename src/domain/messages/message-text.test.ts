import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from './message-text.ts';

const linksOf = (text: string) => splitLinks(text).filter((part) => part.kind === 'link');
const addressesOf = (text: string) => linksOf(text).map((part) => part.text);

function expectHonest(text: string) {
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  for (const { text: address, href } of linksOf(text)) {
    const url = new URL(href);
    expect(['http:', 'https:']).toContain(url.protocol);
    expect(url.username + url.password).toBe('');
    const [, host = ''] = /^https?:\/\/(\[[^\]]*\]|[^/?#:]+)/i.exec(address) ?? [];
    expect(new URL(`https://${host}`).hostname).toBe(url.hostname);
    expect(host.normalize('NFKC').toLowerCase()).toBe(host.toLowerCase());
    expect(address).not.toMatch(/[\s\\\p{Bidi_Control}\p{Cc}]/u);
    expect(href).not.toMatch(/[\s<>"\\]/);
  }
}

describe('links in a message', () => {
  it('are split from the text around them', () => {
    expect(splitLinks('Book at https://care.example/d/1?x=2#top today')).toEqual([
      { kind: 'text', text: 'Book at ' },
      {
        kind: 'link',
        text: 'https://care.example/d/1?x=2#top',
        href: 'https://care.example/d/1?x=2#top',
      },
      { kind: 'text', text: ' today' },
    ]);
    expect(splitLinks('No link here')).toEqual([{ kind: 'text', text: 'No link here' }]);
    expect(splitLinks('')).toEqual([]);
  });

  it.each([
    ['See https://care.example.', ['https://care.example']],
    ['(https://care.example/a)', ['https://care.example/a']],
    ['https://care.example/a)))]).', ['https://care.example/a']],
    ['(https://care.example/Heart_(organ))', ['https://care.example/Heart_(organ)']],
    ['https://care.example/Heart_(organ)!', ['https://care.example/Heart_(organ)']],
    ['यहाँ देखें: https://care.example/दवा।', ['https://care.example/दवा']],
    [
      '"http://care.example/a", or http://care.example/b?',
      ['http://care.example/a', 'http://care.example/b'],
    ],
    ['HTTPS://CARE.example:8443/A', ['HTTPS://CARE.example:8443/A']],
    ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
    ["https://example.org/St_John's_Wort", ["https://example.org/St_John's_Wort"]],
    ['https://example.org/find?a={b}|c^d', ['https://example.org/find?a={b}|c^d']],
    ["https://example.org/O'Brien's, and", ["https://example.org/O'Brien's"]],
    ["'https://example.org/a'", ['https://example.org/a']],
    ['“https://example.org/a”.', ['https://example.org/a']],
    ['‘https://example.org/a’', ['https://example.org/a']],
    ['«https://example.org/a»', ['https://example.org/a']],
    ['{https://example.org/a}', ['https://example.org/a']],
    ['[https://example.org/a?b[]=1]', ['https://example.org/a?b[]=1']],
    ['https://example.org/a: first', ['https://example.org/a']],
    ['*https://example.org/a*', ['https://example.org/a']],
    ['https://example.org/a…', ['https://example.org/a']],
    ['https://example.org/a॥', ['https://example.org/a']],
    ['https://example.org/a،', ['https://example.org/a']],
    ['https://example.org/a<br>', ['https://example.org/a']],
    ['https://example.org/@meera/a,b;c!d=e', ['https://example.org/@meera/a,b;c!d=e']],
    ['https://example.org/a..b', ['https://example.org/a..b']],
    ['https://example.org/क्\u200Dष?क=ख#ग', ['https://example.org/क्\u200Dष?क=ख#ग']],
    [
      'https://example.org/%E0%A4%A6%E0%A4%B5%E0%A4%BE',
      ['https://example.org/%E0%A4%A6%E0%A4%B5%E0%A4%BE'],
    ],
    ['https://example.org/😀', ['https://example.org/😀']],
    ...['👉', '✅', '₹', '—', '#'].map((sign): [string, string[]] => [
      `${sign}https://example.org/a`,
      ['https://example.org/a'],
    ]),
    ...['`', '_', '~', '|', '='].map((sign): [string, string[]] => [
      `${sign}https://example.org/a${sign}`,
      ['https://example.org/a'],
    ]),
    ['https://youtu.be/dQw4w9WgXc_', ['https://youtu.be/dQw4w9WgXc_']],
    [
      'https://en.wikipedia.org/wiki/Guillain–Barré_syndrome',
      ['https://en.wikipedia.org/wiki/Guillain–Barré_syndrome'],
    ],
    ['‘https://example.org/Crohn’s_disease’', ['https://example.org/Crohn’s_disease']],
    ['https://example.org/a – or', ['https://example.org/a']],
    ['https://उदाहरण.भारत/दवा', ['https://उदाहरण.भारत/दवा']],
    ['https://münchen.example/straße', ['https://münchen.example/straße']],
    ['https://xn--p1b6ci4b4b3a.xn--h2brj9c/', ['https://xn--p1b6ci4b4b3a.xn--h2brj9c/']],
    ['https://пример.рф/', ['https://пример.рф/']],
    ['https://[2001:db8::1]:8080/a', ['https://[2001:db8::1]:8080/a']],
    ['http://192.168.0.1:3000/a', ['http://192.168.0.1:3000/a']],
  ])('are found in the text %j: %j', (text, addresses) =>
    expect(addressesOf(text)).toEqual(addresses),
  );

  it.each([
    'www.care.example',
    'javascript:alert(1)',
    'data:text/html,<p>hello',
    'ftp://care.example',
    'xhttps://care.example',
    'https://',
    'https://care.example@evil.example/',
    'https://user:secret@evil.example/',
    'https://%65vil.example',
    'https://2130706433/',
    'https://care\uFF0Eexample',
    'https://c\u0430re.example',
    'https://\u0441\u0430\u0440\u0435.example',
    'https://care.example:443@evil.example/',
    'https://ca\u2124re.example',
    'https://ca\uFE0Fre.example',
    '//care.example',
    'mailto:meera@care.example',
    'vbscript:msgbox(1)',
    'javascript://care.example/%0Aalert(1)',
    'https:/care.example',
    'https://care–home.example/',
  ])('are not found in the text %j', (text) => {
    expect(splitLinks(text)).toEqual([{ kind: 'text', text }]);
  });

  it('end before bidi controls and backslashes', () => {
    expect(addressesOf('https://care.example\\@evil.example')).toEqual(['https://care.example']);
    expect(addressesOf('https://care.example/\u202Egpj.exe')).toEqual(['https://care.example/']);
  });

  it('always lead to the host shown in their text', () => {
    const piece = fc.oneof(
      fc.constantFrom('https://', 'http://', 'HTTP://', '@', ':', '/', '.', '(', ')', '[', ']'),
      fc.constantFrom(
        'care.example',
        'user:secret@',
        '?a=b',
        '#c',
        '\u202E',
        ' ',
        '\\',
        '।',
        '%41',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(fc.property(fc.array(piece), (pieces) => expectHonest(pieces.join(''))));
  });
});
