import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The part of a page to look at, by selectors. */
interface Part {
  include: string;
  exclude?: string;
}

/** A rule, and the HTML of whatever breaks it. */
type Violation = [rule: string, html: string[]];

/**
 * What axe finds wrong on the page as it is now. It runs there and tells nothing else: Playwright's own builder opens
 * another page for each look, and takes everything there that is right, which is five times as long.
 */
export async function violationsOf(
  page: Page,
  part: Part = { include: 'html' },
): Promise<Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (context): Promise<Violation[]> => {
    const inPage: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await inPage.run(context, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, part);
}
