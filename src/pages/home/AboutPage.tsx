import { AboutScreen } from '../../screens/home/AboutScreen/AboutScreen.tsx';
import { OtherQuestions } from '../../screens/home/AboutScreen/OtherQuestions.tsx';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useHashTarget } from '../hooks/use-hash-target.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

/** Late, because the page's text needs no data. Not 'idle', which waits for a press on 3G. */
const knownContact = lazyModule(() => import('./KnownContact.tsx'), { when: 'open' });

/** Spec §2. The hash selects a section. */
export function AboutPage() {
  usePageTitle(t`About us`);
  useHashTarget();
  const contact = useLazyModule(knownContact);
  return (
    <AboutScreen
      findHref={withBase(paths.findADoctor())}
      servicesHref={withBase(paths.services())}
      signupHref={withBase(paths.signup())}
      freelancersHref={withBase(paths.freelancers())}
      messagesHref={withBase(paths.messages())}
      termsHref={withBase(paths.terms())}
      otherQuestions={contact ? <contact.KnownContact /> : <OtherQuestions contact={null} />}
    />
  );
}
