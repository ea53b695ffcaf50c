import { HomeScreen } from '../../screens/home/HomeScreen/HomeScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Spec §2 Home. */
export function HomePage() {
  usePageTitle('Home');
  const user = useUser();
  return (
    <HomeScreen
      getStartHref={withBase(user ? paths.dashboard(user) : paths.login())}
      learnMoreHref={withBase(paths.aboutUs())}
      searchHref={(query) => withBase(paths.search({ query }))}
      doctorsHref={withBase(paths.doctors())}
    />
  );
}
