import { ServicesScreen } from '../screens/ServicesScreen/ServicesScreen.tsx';
import { withBase } from '../ui/base-path.ts';
import { t } from '../words/t.ts';
import { paths } from './paths.ts';
import { useHashTarget } from './use-hash-target.ts';
import { usePageTitle } from './use-page-title.ts';

/** Spec §2; the hash names a service. */
export function ServicesPage() {
  usePageTitle(t`Services`);
  useHashTarget();
  return (
    <ServicesScreen
      findHref={withBase(paths.findADoctor())}
      searchHref={(query) => withBase(paths.search({ query }))}
      hospitalsHref={withBase(paths.hospitals())}
      freelancersHref={withBase(paths.freelancers())}
    />
  );
}
