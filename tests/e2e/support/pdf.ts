import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The text of each printed page, as `squeeze` returns it. */
export async function printPages(page: Page): Promise<string[]> {
  const content = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const document = await getDocumentProxy(new Uint8Array(content));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(squeeze(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await document.destroy();
  return pages;
}

/**
 * Without white space, as a text may wrap anywhere, and without vowel signs: of a syllable such as
 * 'कि', whose sign comes before its letter, a PDF has the letter
 * and NUL as text.
 */
export function squeeze(text: string): string {
  return text.normalize('NFKD').replace(/[\s\0\p{M}]/gu, '');
}
