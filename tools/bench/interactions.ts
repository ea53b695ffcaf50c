import { chromium, type Browser, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { people } from '../../tests/e2e/support/people.ts';
import { logIn } from '../../tests/e2e/support/steps.ts';
import { bookAVisit } from './interactions/booking.ts';
import { chat } from './interactions/chat.ts';
import { follow, type StepResult } from './interactions/journey.ts';
import { watchInteractions } from './interactions/watch.ts';
import { median } from './support/median.ts';
import { startOwnSite, type Backend, type OwnSite } from './support/own-site.ts';
import { writeResult } from './support/result.ts';

const SLOWDOWN = 6;
const GOAL_MS = 200;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ONLY = process.env['ONLY'] ?? '';

const small = { width: 390, height: 844 };
const phone = {
  viewport: { width: 1280, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

const journeys = {
  async booking(page: Page, { url }: OwnSite) {
    await page.goto(url);
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await widenWindow(page);
    const { step, results } = follow(page);
    await bookAVisit(page, step);
    return results;
  },
  async chat(page: Page, { url }: OwnSite, openOther: () => Promise<Page>) {
    const doctor = await openOther();
    await logIn(doctor, people.ananya, `${url}/login`);
    await doctor.goto(`${url}/messages/patient-meera-nair`);
    await page.bringToFront();
    await page.goto(`${url}/messages`);
    await widenWindow(page);
    const { step, results } = follow(page);
    await chat(page, step, doctor);
    return results;
  },
};

/**
 * Playwright makes the window as high as the page, so the toolbar hides the bottom. Chromium
 * presents no frames that change only that part.
 */
async function widenWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: 1400, height: 1200 };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  await session.detach();
}

type JourneyName = keyof typeof journeys;

async function measure(browser: Browser, site: OwnSite, backend: Backend, name: JourneyName) {
  await site.restart();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const contexts = [context];
  try {
    await logIn(page, people.meera, `${site.url}/login`);
    await page.setViewportSize(small);
    await watchInteractions(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await journeys[name](page, site, async () => {
      // In the demo, only pages of the same browser share data.
      if (backend === 'demo') return context.newPage();
      contexts.push(await browser.newContext({ locale: phone.locale }));
      return contexts[1]?.newPage() ?? page;
    });
  } finally {
    for (const one of contexts) await one.close();
  }
}

function summary(backend: Backend, journey: JourneyName, rounds: StepResult[][], index: number) {
  const results = rounds.flatMap((steps) => steps[index] ?? []);
  const all = results.map(({ worst }) => worst?.total ?? NaN);
  const [worst] = results
    .flatMap((result) => result.worst ?? [])
    .toSorted((a, b) => b.total - a.total);
  return { backend, journey, step: results[0]?.name, inp: median(all), all, worst };
}

const turns = (['demo', 'server'] as const)
  .flatMap((backend) =>
    (['booking', 'chat'] as const).map((journey) => ({
      backend,
      journey,
      rounds: new Array<StepResult[]>(),
    })),
  )
  .filter(({ backend, journey }) => `${backend} ${journey}`.includes(ONLY));
const sites = new Map<Backend, OwnSite>();
for (const { backend } of turns) {
  if (!sites.has(backend)) sites.set(backend, await startOwnSite(backend));
}
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { backend, journey, rounds } of turns) {
      const site = sites.get(backend);
      if (site) rounds.push(await measure(browser, site, backend, journey));
      console.log(`round ${round} of ${ROUNDS}: ${journey}, ${backend}`);
    }
  }
} finally {
  await browser.close();
  for (const site of sites.values()) await site.end();
}

const rows = turns.flatMap(({ backend, journey, rounds }) =>
  (rounds[0] ?? []).map((_, index) => summary(backend, journey, rounds, index)),
);
console.log(
  `\nThe slowest interaction of each step at ${SLOWDOWN}x slower CPU, in ${ROUNDS} rounds, ms\n`,
);
console.log('| backend | journey | step | median | rounds | slowest | wait + work + paint |');
console.log('|---|---|---|---|---|---|---|');
for (const { backend, journey, step, inp, all, worst } of rows) {
  const was = worst ? `${worst.event} on ${worst.on}` : '';
  const parts = worst ? `${worst.wait} + ${worst.work} + ${worst.paint}` : '';
  console.log(
    `| ${backend} | ${journey} | ${step} | ${inp} | ${all.join(' ')} | ${was} | ${parts} |`,
  );
}
const ratios = turns.map(({ backend, journey, rounds }) => ({
  what: `INP of ${journey === 'chat' ? 'a conversation' : 'booking'}, ${backend}, ${SLOWDOWN}x slower CPU, median of ${ROUNDS} rounds`,
  value: median(rounds.map((steps) => Math.max(...steps.map(({ worst }) => worst?.total ?? NaN)))),
  goal: GOAL_MS,
  unit: 'ms' as const,
  is: 'under' as const,
}));
await writeResult('interactions', { ratios, rows });
