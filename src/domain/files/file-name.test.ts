import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, toFileName } from './file-name.ts';

describe('a clean file name', () => {
  it.each([
    ['ECG-12-Nov.pdf', 'ECG-12-Nov.pdf'],
    ['मेरी रिपोर्ट.pdf', 'मेरी रिपोर्ट.pdf'],
    ['تقرير.pdf', 'تقرير.pdf'],
    ['/home/meera/../scan.png', 'scan.png'],
    ['C:\\fakepath\\scan.png', 'scan.png'],
    ['..', 'file'],
    ['', 'file'],
    ['folder/', 'file'],
    ['.htaccess', 'htaccess'],
    ['report.pdf. . ', 'report.pdf'],
    ['one\0two\r\nthree.txt', 'onetwothree.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2066\u200Fscan\u2069.png', 'scan.png'],
    [`scan.png${' '.repeat(80)}.exe`, 'scan.png .exe'],
    ['half \uD83D.txt', 'half .txt'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
  ])('for %j is %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

  it('keeps its extension if the name is shortened', () => {
    const cut = cleanFileName(`${'a'.repeat(400)}.pdf`);
    expect(cut).toHaveLength(255);
    expect(cut.endsWith('a.pdf')).toBe(true);
    expect(cleanFileName(`x${'😀'.repeat(200)}.pdf`)).toBe(`x${'😀'.repeat(125)}.pdf`);
  });

  it('has no folders or invisible characters, is never empty, and stays the same if it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
        const clean = cleanFileName(name);
        expect(clean).not.toMatch(/[/\\]|\p{Cc}|\p{Cs}|\p{Bidi_Control}/u);
        expect(clean.length).toBeGreaterThan(0);
        expect(clean.length).toBeLessThanOrEqual(255);
        expect(cleanFileName(clean)).toBe(clean);
        expect(() => encodeURIComponent(clean)).not.toThrow();
      }),
    );
  });
});

describe("a file name with its type's extension", () => {
  it.each([
    ['ECG.PDF', 'application/pdf', 'ECG.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['visit.js', 'text/plain', 'visit.js.txt'],
    ['readings.csv', 'text/plain', 'readings.csv'],
    ['scan.exe', 'image/png', 'scan.exe.png'],
    ['scan', 'image/webp', 'scan.webp'],
    ['anything.bin', 'application/octet-stream', 'anything.bin'],
  ])('for the name %s and the type %s is %s', (name, type, named) =>
    expect(toFileName(name, type)).toBe(named),
  );

  it('has at most 255 characters, including the extension', () => {
    const named = toFileName(`${'a'.repeat(251)}.exe`, 'application/pdf');
    expect(named).toHaveLength(255);
    expect(named.endsWith('.pdf')).toBe(true);
  });
});
