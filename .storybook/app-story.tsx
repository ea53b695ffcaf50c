import type { StoryContext } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { createDemoSlots } from '../mocks/director/demo-slots.tsx';
import { setApiConfig } from '../src/api/config.ts';
import { AppRoutes } from '../src/app/AppRoutes.tsx';
import type { DemoSlots } from '../src/app/demo-slots.tsx';
import { RootLayout } from '../src/app/RootLayout.tsx';
import { startSession } from '../src/state/session/session.ts';
import { startSessionChecks } from '../src/state/session/check-session.ts';
import { forgetAll } from './forget-all.ts';
import { networkHandlers } from './network.ts';
import { createStoryBackend, people, type StoryBackend } from './story-backend.ts';

/** What a story of the whole app is told. */
export interface AppStoryProps {
  /** The address to open, from the app's base: '/doctors'. */
  path: string;
}

/** The app that is open, and what stands behind it. */
interface OpenApp {
  /** Tells one world from another: the toolbars' look leaves it as it is, the rest begins anew. */
  key: string;
  backend: StoryBackend;
  slots: DemoSlots;
  close: () => Promise<void>;
}

/** Code and data of a page come late on a busy machine; nothing waits for all of it. */
export const patience = { timeout: 10_000 };

let open: OpenApp | null = null;

/**
 * What each meta of pages and journeys begins with: the whole app at `path`, over a backend of the story's own.
 * The role toolbar says who is signed in, or `parameters.person`; the network toolbar how calls fare. Apps share the
 * stores of the window, one at a time, so a meta has no page of documentation, which would show several: it says
 * `tags: ['!autodocs']` itself, since the index of stories does not follow a spread.
 */
export const appStory = {
  parameters: { layout: 'fullscreen' },
  loaders: [openApp],
  beforeEach: () => async () => open?.close(),
  render: ({ path }: AppStoryProps) => <WholeApp path={path} app={openedApp()} />,
};

/** The backend of the story in view. */
export function storyBackend(): StoryBackend {
  return openedApp().backend;
}

/** A play function for a page that is there when its heading and some words of its data are. */
export function shows(heading: string | RegExp, words: string | RegExp) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    const main = await mainWith(canvas, heading);
    // What is found may make way for what a second call brings.
    await waitFor(async () => expect(main.getAllByText(words)[0]).toBeVisible(), patience);
  };
}

/** A play function for a page whose data is on its way: it says so to whoever cannot see its outline. */
export function waits(words: string) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(words, undefined, patience)).toBeVisible();
  };
}

/** The page's own part, once its heading is there. */
export async function mainWith(
  canvas: StoryContext['canvas'],
  heading: string | RegExp,
): Promise<ReturnType<typeof within>> {
  const main = within(canvas.getByRole('main'));
  await main.findByRole('heading', { level: 1, name: heading }, patience);
  return main;
}

async function openApp({
  id,
  globals,
  parameters,
  msw,
}: Pick<StoryContext, 'id' | 'globals' | 'parameters' | 'msw'>): Promise<Record<string, never>> {
  const person: unknown = parameters['person'] ?? globals['role'];
  const key = [id, person, globals['network'], globals['clock']].join(' ');
  if (open?.key !== key) {
    await open?.close();
    open = await createApp(key, accountOf(person), msw);
    // For tests from outside that play another person's part.
    Reflect.set(window, 'storyBackend', open.backend);
  }
  // Before the story's own, since what is used last comes first.
  msw.use(...networkHandlers(globals['network']), ...open.backend.handlers);
  return {};
}

async function createApp(
  key: string,
  accountId: string | null,
  msw: StoryContext['msw'],
): Promise<OpenApp> {
  const apiUrl = new URL('.', location.href).href.replace(/\/$/, '');
  const backend = await createStoryBackend(apiUrl);
  const { title } = document;
  setApiConfig({ apiUrl, geocoderUrl: `${apiUrl}/geocoder`, ready: Promise.resolve() });
  if (accountId !== null) {
    // Past the network of the toolbar: who is here has signed in before it failed.
    const { user, accessToken } = await backend.signIn(accountId);
    startSession(user, accessToken);
  }
  msw.use(...backend.handlers);
  const stopAuth = startSessionChecks(false);
  const app: OpenApp = {
    key,
    backend,
    slots: createDemoSlots(backend.demo),
    async close() {
      if (open === app) open = null;
      stopAuth();
      // With a network again, so that the goodbye is heard.
      msw.resetHandlers();
      msw.use(...backend.handlers);
      await forgetAll();
      document.title = title;
    },
  };
  return app;
}

function accountOf(person: unknown): string | null {
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
        <AppRoutes demo={app.slots} stripePublishableKey={null} />
      </RootLayout>
    </MemoryRouter>
  );
}
