import { ServicesScreen } from '../../screens/home/ServicesScreen/ServicesScreen.tsx';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useHashTarget } from '../hooks/use-hash-target.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Spec §2. The hash selects a service. */
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
