import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileKind, sniffFileType } from './file-type.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isBigEndian = false) =>
  Uint8Array.from(
    `\uFEFF${text}`.split('').flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      return isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
    }),
  );
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const starts = {
  'image/jpeg': latin1('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  'image/png': latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0'),
  'image/webp': latin1('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0\x30\x01\0\x9d\x01\x2a'),
  'image/gif': latin1('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01\0\0\0\0'),
  'application/pdf': latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
};
const kinds = Object.entries(starts);
const start = fc.constantFrom(...Object.values(starts));

const tags = [
  '<script>',
  '<SVG onload=x>',
  '<!DocType html>',
  '<html\n',
  '<iframe src=x>',
  '<hTmL>',
];
const tag = fc.constantFrom(...tags);
const plainWords = fc
  .array(fc.constantFrom('BP 120/80', 'नमस्ते', 'مرحبا', 'a < b', '5 > 3', '😀', 'é', '\n', '\t'))
  .map((words) => `Note ${words.join(' ')}`);

describe("a file's type", () => {
  it.each(kinds)('is detected as %s from its first bytes', (type, bytes) => {
    expect(sniffFileType(bytes)).toBe(type);
  });

  it.each([
    'Take one tablet after breakfast.\r\n',
    'सुबह एक गोली लें।',
    '\uFEFFBP\t120/80',
    'Hb <12, sugar < 140 and > 90, love <3',
    'Write to <meera@example.in>',
    '.',
  ])('is plain text for the content %j', (text) =>
    expect(sniffFileType(utf8(text))).toBe('text/plain'),
  );

  it.each([
    '',
    '\uFEFF',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><note/>',
    ' \n\t<!-- a comment --><p>hello',
    '\uFEFF\uFEFF \u200B<note>hello</note>',
    '</p>',
    'Hello <ScRiPt src=x>',
    'Hello <svg:script>',
    '/* a comment */ <html>',
    '// %PDF-1.7 \n',
    'Hello <?PHP echo 1',
    '\u001B[31mred',
    'one\0two',
    'one\u0085two',
    'GIF89a/*<b>*/=alert(1)//',
    'RIFFaaaaWEBP=1',
    '%PDF-x=alert(1)',
    'MZ\u0090\0',
  ])('is unknown for the text %j', (text) => expect(sniffFileType(utf8(text))).toBeNull());

  it.each([
    ['text of mostly other bytes', latin1('\xe9\xe8\xe7a')],
    ['a byte that Windows-1252 lacks', latin1('caf\xe9 \x81')],
    ['text with a control character', latin1('caf\xe9 \x01')],
    ['half a letter in UTF-16', latin1('\xff\xfeH\0i')],
    ['a lone surrogate in UTF-16', latin1('\xff\xfe\0\xd8H\0')],
    ['32-bit text', latin1('\xff\xfe\0\0H\0\0\0')],
    ['16-bit text without a byte order mark', latin1('H\0i\0')],
    ['a page in UTF-16', utf16('<html><script>alert(1)</script>')],
    [
      'a page in UTF-16, read as ASCII',
      joined(latin1('\xff\xfe'), latin1('<script>alert(1)</script>')),
    ],
    ['a page in Windows-1252', latin1('caf\xe9 <script>alert(1)</script>')],
    ['a program', latin1('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0')],
    ['a zip archive', latin1('PK\x03\x04\x14\0\0\0')],
    ['a HEIC picture', latin1('\0\0\0\x18ftypheic')],
    ['a sound in a RIFF file', latin1('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0')],
    ['a picture that is a PDF too', joined(starts['image/jpeg'], latin1('%PDF-1.7'))],
    ['a PDF that is a page', latin1('%PDF-1.4\n<html><body>')],
  ])('is unknown for %s', (_, bytes) => expect(sniffFileType(bytes)).toBeNull());

  it.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['line breaks', '\r\n\n\n'],
    ['spaces and zeros', '  \0\0\t'],
    ['words', 'Report of 12 Nov\n'],
    ['headers of a mail', 'Content-Type: application/pdf\r\nContent-Length: 1200\r\n\r\n'],
    ['words for a printer', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['other bytes', '\x80\x81\xfe\x01\x02'],
    ['1,016 line breaks', '\n'.repeat(1016)],
  ])('is PDF if the header comes after %s', (_, before) => {
    expect(sniffFileType(joined(latin1(before), starts['application/pdf']))).toBe(
      'application/pdf',
    );
  });

  it.each([
    ['1,017 line breaks', '\n'.repeat(1017)],
    ['a page', '<!doctype html><p>hello</p>\n'],
    ['a comment of a page', '<!-- '],
    ['a picture with scripts', '<svg onload=alert(1)>'],
    ['an archive', 'PK\x03\x04\x14\0\0\0'],
    ['a self-extracting archive', '\0\0\0PK\x03\x04\x14\0'],
    ['a program', 'MZ\x90\0\x03\0\0\0'],
    ['a Linux program', '\x7fELF\x02\x01'],
    ['a shell script', '#!/bin/sh\n'],
    ['a script', 'alert(1)/*'],
    ['a line of a script', '// '],
    ['an assignment', 'a=1\n'],
    ['a text of a script', '`'],
    ['a JPEG header', '\xff\xd8\xff\xe0'],
  ])('is unknown for a PDF header after %s', (_, before) => {
    expect(sniffFileType(joined(latin1(before), starts['application/pdf']))).toBeNull();
  });

  it('is plain text for words in UTF-16 with a byte order mark', () => {
    fc.assert(
      fc.property(plainWords, fc.boolean(), (text, isBig) => {
        expect(sniffFileType(utf16(text, isBig))).toBe('text/plain');
      }),
    );
  });

  it('is plain text for words in Windows-1252', () => {
    expect(sniffFileType(latin1('caf\xe9'))).toBe('text/plain');
    expect(sniffFileType(latin1('Temp. 38 \xb0C \x96 take \x93Paracetamol\x94, \x80 2'))).toBe(
      'text/plain',
    );
  });

  it('does not depend on the bytes after the header', () => {
    const binary = fc.uint8Array({ min: 0x80, maxLength: 2000 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), binary, ([type, bytes], rest) => {
        expect(sniffFileType(joined(bytes, rest))).toBe(type);
      }),
    );
  });

  it('is plain text for words in any script', () => {
    fc.assert(
      fc.property(plainWords, (text) => {
        expect(sniffFileType(utf8(text))).toBe('text/plain');
      }),
    );
  });

  it('is unknown for bytes that match no known type', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (rest) => {
        expect(sniffFileType(joined(latin1('\0'), rest))).toBeNull();
      }),
    );
  });

  it('is unknown when a picture or a document contains a web page', () => {
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 1000 }), tag, (bytes, filler, tag) => {
        expect(sniffFileType(joined(bytes, filler, latin1(tag)))).toBeNull();
      }),
    );
  });

  it('is unknown when text has markup that a browser executes', () => {
    fc.assert(
      fc.property(plainWords, tag, plainWords, (before, tag, after) => {
        expect(sniffFileType(utf8(before + tag + after))).toBeNull();
      }),
    );
  });

  it('is unknown when a picture hides an archive or a script', () => {
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 5000 }), (bytes, filler) => {
        const archiveEnd = latin1(`PK\x05\x06${'\0'.repeat(18)}`);
        expect(sniffFileType(joined(bytes, filler, archiveEnd))).toBeNull();
        expect(sniffFileType(joined(bytes, filler, latin1('<SCRIPT>'), filler))).toBeNull();
      }),
    );
  });
});

it.each([
  ['image/webp', 'Photo'],
  ['application/pdf', 'PDF'],
  ['text/plain', 'Text'],
  ['application/zip', 'File'],
])('the type %s is displayed as %s', (type, words) => expect(fileKind(type)).toBe(words));
