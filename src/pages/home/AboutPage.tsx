import { AboutScreen } from '../../screens/home/AboutScreen/AboutScreen.tsx';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useHashTarget } from '../hooks/use-hash-target.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Spec §2. The hash selects a section. */
export function AboutPage() {
  usePageTitle(t`About us`);
  useHashTarget();
  return (
    <AboutScreen
      findHref={withBase(paths.findADoctor())}
      servicesHref={withBase(paths.services())}
      signupHref={withBase(paths.signup())}
      freelancersHref={withBase(paths.freelancers())}
      messagesHref={withBase(paths.messages())}
      termsHref={withBase(paths.terms())}
    />
  );
}
