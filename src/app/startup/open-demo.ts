import { ApiError } from '../../api/http/api-error.ts';
import { StartProblem } from '../../domain/start-problem.ts';
import { logOut } from '../../state/session/log-out.ts';
import { appPath } from '../../ui/navigation/app-path.ts';
import { logIn } from '../routing/log-in.ts';
import { demoParts } from './demo-parts.tsx';

/** Code of the demo may fail while it loads, for example if it finds no storage. */
async function explain(error: unknown, workerUrl: string): Promise<never> {
  const { explainStart } = await import('../../../demo/start-problem.ts');
  const problem = await explainStart(error, workerUrl);
  if (!(problem instanceof StartProblem)) throw problem;
  throw new ApiError({ status: 503, code: 'not-started', serverMessage: problem.message });
}

/** The only door from the app to the demo. */
export function openDemo(site: string, workerUrl: string) {
  // `startDemo` reports any error.
  navigator.serviceWorker?.register(workerUrl).catch(() => undefined);
  const isFrame = window.name.startsWith('caresetu-stage-');
  const separated = isFrame
    ? import('../../../demo/stage/own-storage.ts').then(({ separateFrame }) =>
        separateFrame(window.name),
      )
    : Promise.resolve();
  const start = import('../../../demo/start-demo.ts');
  const opened = separated.then(async () => {
    const { startDemo } = await start;
    return startDemo({ apiUrl: site.replace(/\/$/, ''), workerUrl });
  });
  const ready = opened.catch((error: unknown) => explain(error, workerUrl));
  const parts = Promise.all([ready, import('../../../demo/strip/demo-parts.tsx')]).then(
    ([demo, { createDemoParts }]) => createDemoParts(demo),
  );
  const isAt = (path: string) => appPath(location.href)?.split(/[?#]/)[0] === path;
  const openLink = async () => {
    await separated;
    if (!isAt('/demo')) return;
    // The strip shows that the demo cannot run.
    const demo = await ready.catch(() => null);
    if (!demo) return;
    try {
      const { openLink } = await import('../../../demo/open/open-link.ts');
      await openLink(demo, { logIn, logOut });
      // They would cover the page that the link shows.
      (await import('../../state/core/toasts.ts')).resetToasts();
    } catch (error) {
      demo.linkProblems.push(`The demo could not open the link: ${String(error)}`);
      history.replaceState(null, '', import.meta.env.BASE_URL);
    }
  };
  const openStage = async (container: HTMLElement) => {
    const { openStage } = await import('../../../demo/stage/open-stage.tsx');
    await openStage(container, await ready);
  };
  return {
    ready,
    // The stage has the tools of the strip.
    parts: { ...demoParts(parts), ...(isFrame && { Strip: null }) },
    openLink,
    isStage: !isFrame && isAt('/stage'),
    openStage,
  };
}
