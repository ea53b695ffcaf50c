import type { StoryContext } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import '../../src/state/session/refresh.ts';
import { createDemoParts } from '../../demo/strip/demo-parts.tsx';
import { followConnection } from '../../mocks/network/demo-network.ts';
import { toNetworkSettings } from '../../demo/scenarios/scenario-settings.ts';
import { isScenarioName, scenarios } from '../../demo/scenarios/all-scenarios.ts';
import type { Scenario } from '../../demo/scenarios/scenario.ts';
import { setApiConfig } from '../../src/api/http/config.ts';
import { AppRoutes } from '../../src/app/routing/AppRoutes.tsx';
import type { DemoParts } from '../../src/app/startup/demo-parts.tsx';
import { RootLayout } from '../../src/app/shell/RootLayout.tsx';
import { startSession } from '../../src/state/session/session.ts';
import { startSessionChecks } from '../../src/state/session/check-session.ts';
import { resetApp } from './reset-app.ts';
import { loadNetwork } from './network.ts';
import { createStoryBackend, people, type StoryBackend } from './story-backend.ts';

export interface AppStoryProps {
  path: string;
}

interface OpenApp {
  key: string;
  backend: StoryBackend;
  parts: DemoParts;
  close: () => Promise<void>;
}

export const timeoutOptions = { timeout: 10_000 };

let open: OpenApp | null = null;

/**
 * Stories share global stores, so only one can run at a time. Set `tags: ['!autodocs']` in each
 * meta: Storybook's indexer ignores tags from a spread.
 */
export const appStory = {
  parameters: { layout: 'fullscreen' },
  loaders: [openApp],
  beforeEach: () => async () => open?.close(),
  render: ({ path }: AppStoryProps) => <WholeApp path={path} app={openedApp()} />,
};

export function storyBackend(): StoryBackend {
  return openedApp().backend;
}

export function waitForPage(heading: string | RegExp, words: string | RegExp) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    const main = await mainWith(canvas, heading);
    await waitFor(async () => expect(main.getAllByText(words)[0]).toBeVisible(), timeoutOptions);
  };
}

export function waits(words: string) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(words, undefined, timeoutOptions)).toBeVisible();
  };
}

export async function mainWith(
  canvas: StoryContext['canvas'],
  heading: string | RegExp,
): Promise<ReturnType<typeof within>> {
  const main = within(canvas.getByRole('main'));
  await main.findByRole('heading', { level: 1, name: heading }, timeoutOptions);
  return main;
}

async function openApp({
  id,
  globals,
  parameters,
}: Pick<StoryContext, 'id' | 'globals' | 'parameters'>): Promise<Record<string, never>> {
  const scenario = findScenario(parameters['scenario']);
  const accountId = scenario
    ? scenario.people.main
    : getAccountId(parameters['person'] ?? globals['role']);
  const { worker, networkHandlers } = await loadNetwork();
  const key = [id, accountId, globals['network']].join(' ');
  if (open?.key !== key) {
    await open?.close();
    open = await createApp(key, accountId, worker, scenario);
    Reflect.set(window, 'storyBackend', open.backend);
  }
  worker.use(...networkHandlers(globals['network']), ...open.backend.handlers);
  return {};
}

async function createApp(
  key: string,
  accountId: string | null,
  worker: SetupWorker,
  scenario: Scenario | null,
): Promise<OpenApp> {
  const apiUrl = new URL('.', location.href).href.replace(/\/$/, '');
  const backend = await createStoryBackend(apiUrl, scenario?.seed);
  const { title } = document;
  setApiConfig({ apiUrl, geocoderUrl: `${apiUrl}/geocoder`, ready: Promise.resolve() });
  if (accountId !== null) {
    // Sign in first, so that the network toolbar cannot block it.
    const { user, accessToken } = await backend.signIn(accountId);
    startSession(user, accessToken);
  }
  worker.use(...backend.handlers);
  if (scenario) {
    backend.demo.settings.write(toNetworkSettings(scenario));
    followConnection(backend.demo.settings);
  }
  const stopAuth = startSessionChecks(false);
  const app: OpenApp = {
    key,
    backend,
    parts: createDemoParts(backend.demo),
    async close() {
      if (open === app) open = null;
      stopAuth();
      // Otherwise the network toolbar could block the logout request.
      worker.resetHandlers();
      worker.use(...backend.handlers);
      await resetApp();
      document.title = title;
    },
  };
  return app;
}

function findScenario(name: unknown): Scenario | null {
  return typeof name === 'string' && isScenarioName(name) ? scenarios[name] : null;
}

function getAccountId(person: unknown): string | null {
  const known = Object.entries(people).find(([name]) => name === person);
  if (!known) throw new Error(`Nobody is called ${String(person)}`);
  return known[1];
}

function openedApp(): OpenApp {
  if (!open) throw new Error('The story has no app: its meta begins with appStory');
  return open;
}

function WholeApp({ path, app }: AppStoryProps & { app: OpenApp }) {
  return (
    <MemoryRouter key={`${app.key} ${path}`} initialEntries={[path]} useTransitions={false}>
      <RootLayout>
        <AppRoutes demo={app.parts} stripePublishableKey={null} />
      </RootLayout>
    </MemoryRouter>
  );
}
