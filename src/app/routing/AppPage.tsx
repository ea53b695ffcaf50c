import { matchPath, useMatch } from 'react-router-dom';
import { HomePage } from '../../pages/home/HomePage.tsx';
import { paths } from '../../pages/paths.ts';
import type { AppRoutesProps } from './AppRoutes.tsx';
import { lazyPage } from './lazy-page.tsx';

const loadRoutes = () => import('./AppRoutes.tsx');
const AppRoutes = lazyPage(() => loadRoutes().then((routes) => routes.AppRoutes));

export function AppPage(props: AppRoutesProps) {
  return useMatch(paths.home()) ? <HomePage /> : <AppRoutes {...props} />;
}

/**
 * @param path relative to the app's base, such as '/doctors'
 * @param isOpening the page is shown next, so guests need the login page instead of a page for users
 */
export async function preloadPage(path: string, isOpening = false): Promise<void> {
  if (matchPath(paths.home(), path.replace(/[?#].*/, ''))) return;
  const [{ preloadRoute }] = await Promise.all([loadRoutes(), AppRoutes.preload()]);
  await preloadRoute(path, isOpening);
}
