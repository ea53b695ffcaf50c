import { HomeScreen } from '../../screens/home/HomeScreen/HomeScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { demoCities } from './demo-cities.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Spec §2 Home. */
export function HomePage() {
  usePageTitle('Home');
  const user = useUser();
  return (
    <HomeScreen
      // With `isDemo`, builds for a real API would contain the demo's cities.
      search={
        import.meta.env.VITE_API_URL
          ? t`You need no account to search.`
          : t`Find doctors in ${demoCities}. You need no account to search.`
      }
      getStartHref={withBase(user ? paths.dashboard(user) : paths.login())}
      learnMoreHref={withBase(paths.aboutUs())}
      searchHref={(query) => withBase(paths.search({ query }))}
      doctorsHref={withBase(paths.doctors())}
    />
  );
}
