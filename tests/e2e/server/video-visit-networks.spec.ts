import { expect, type Page } from '@playwright/test';
import { connect, expectPicture } from '../support/calls.ts';
import { startMovingBrowser, type MovingBrowser } from '../support/moving-browser.ts';
import { test as base } from '../support/test.ts';
import { startTurnServer, type TurnServer } from '../support/turn-server.ts';

const RESTORE_LIMIT_MS = 10_000;
const TURN_SECRET = 'secret-of-the-tests-turn-server-1234';

const lack = process.env.SOAK
  ? process.getuid?.() === 0
    ? null
    : 'needs root'
  : 'runs in npm run soak';
const title = (words: string) => (lack ? `${words} (${lack})` : words);

const test = base.extend<{ turn: TurnServer; moving: MovingBrowser }>({
  // oxlint-disable-next-line no-empty-pattern
  turn: async ({}, provide) => {
    const turn = await startTurnServer(TURN_SECRET);
    await provide(turn);
    await turn.stop();
  },
  moving: async ({ playwright, launchOptions, baseURL, apiPort, ownApiPort }, provide) => {
    const site = Number(new URL(baseURL ?? '').port);
    const ports = [
      [site, site],
      [apiPort, ownApiPort],
    ] as const;
    const moving = await startMovingBrowser(playwright.chromium, launchOptions.args ?? [], ports);
    await provide(moving);
    await moving.close();
  },
});

test.skip(lack !== null);
test.setTimeout(300_000);

/** @param policy `relay` leaves no direct way */
async function followConnections(page: Page, policy: RTCIceTransportPolicy): Promise<void> {
  await page.addInitScript((iceTransportPolicy) => {
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy });
        Object.assign(window, { connection: this });
      }
    };
  }, policy);
}

function listCandidates(page: Page): Promise<{ candidateType: string; address: string }[]> {
  return page.evaluate(async () => {
    const connection: RTCPeerConnection = Reflect.get(window, 'connection');
    const stats = await connection.getStats();
    const transport = [...stats.values()].find(({ type }) => type === 'transport');
    const { localCandidateId, remoteCandidateId } = stats.get(transport.selectedCandidatePairId);
    return [localCandidateId, remoteCandidateId].map((id) => stats.get(id));
  });
}

test(
  title('a call through coturn shows both pictures, and only the relay is used'),
  async ({ page: patient, openSecondPage, apiServer, turn }) => {
    await apiServer?.stop();
    await apiServer?.start({ turn: turn.url }, { TURN_SECRET });
    const doctor = await openSecondPage();
    for (const page of [patient, doctor]) await followConnections(page, 'relay');
    await connect(patient, doctor);
    for (const page of [patient, doctor]) {
      const types = (await listCandidates(page)).map(({ candidateType }) => candidateType);
      expect(types).toEqual(['relay', 'relay']);
    }
  },
);

test(
  title('a call is back within 10 seconds after one browser has changed its network'),
  async ({ page: doctor, moving, baseURL }) => {
    const context = await moving.browser.newContext({ baseURL, locale: 'en-IN' });
    const patient = await context.newPage();
    // Browsers in different networks do not find each other's hidden addresses.
    for (const page of [patient, doctor]) {
      await page.context().grantPermissions(['camera', 'microphone']);
    }
    await followConnections(patient, 'all');
    await connect(patient, doctor);
    const readAddress = async () => (await listCandidates(patient))[0]?.address;
    expect(await readAddress()).toBe(moving.addresses.wifi);
    moving.changeNetwork();
    await test.step(
      'both see each other again',
      async () => {
        await expect.poll(readAddress).toBe(moving.addresses.mobile);
        await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
      },
      { timeout: RESTORE_LIMIT_MS },
    );
  },
);
