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
    expect(address.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`)).toBe(true);
    expect(href).not.toMatch(/[\s<>"'`\\]/);
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
    'https:/care.example',
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
