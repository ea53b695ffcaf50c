import { StartProblem } from '../src/domain/start-problem.ts';

/**
 * Says which part of the browser is blocked, as far as that can be found out.
 * @param workerUrl an absolute URL
 * @returns `error` if the demo's code could not be loaded
 */
export async function explainStart(error: unknown, workerUrl: string): Promise<unknown> {
  if (!isSecureContext) return new StartProblem('The demo runs on localhost or over https only.');
  if (isStorageDenied() || (await isDatabaseDenied())) {
    return new StartProblem(
      'Your browser blocks storage for this site, and the demo needs it. Allow cookies and site data, then reload the page.',
    );
  }
  if (await isWorkerDenied(workerUrl)) {
    return new StartProblem(
      'Your browser blocks service workers for this site, and the demo needs one. Leave private browsing or allow site data, then reload the page.',
    );
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') {
    return new StartProblem(
      'Your browser has no space left for the demo. Free some space, then reload the page.',
    );
  }
  const isNotLoaded = error instanceof TypeError && /fetch|import|module/i.test(error.message);
  return isNotLoaded
    ? error
    : new StartProblem('The demo could not start. Reload the page to try again.');
}

function isStorageDenied(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.getItem('');
    return false;
  } catch {
    return true;
  }
}

function isDatabaseDenied(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('caresetu-probe');
      opening.addEventListener('error', () => resolve(true));
      opening.addEventListener('success', () => {
        opening.result.close();
        indexedDB.deleteDatabase('caresetu-probe');
        resolve(false);
      });
    } catch {
      resolve(true);
    }
  });
}

async function isWorkerDenied(workerUrl: string): Promise<boolean> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return true;
  return workers.register(workerUrl).then(
    () => false,
    // Without a connection, a TypeError says that the script could not be fetched.
    (error: unknown) => !(error instanceof TypeError),
  );
}
