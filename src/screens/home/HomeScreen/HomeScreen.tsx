import { ArrowRight } from 'lucide-react';
import { AboutBand } from '../../../components/home/AboutBand/AboutBand.tsx';
import { AppFeatures } from '../../../components/home/AppFeatures/AppFeatures.tsx';
import { HowItWorks } from '../../../components/home/HowItWorks/HowItWorks.tsx';
import { JourneyBanner } from '../../../components/home/JourneyBanner/JourneyBanner.tsx';
import { specialtyCards } from '../../../components/doctors/SpecialtyCarousel/specialty-cards.ts';
import { SpecialtyCarousel } from '../../../components/doctors/SpecialtyCarousel/SpecialtyCarousel.tsx';
import { SupportEcosystem } from '../../../components/home/SupportEcosystem/SupportEcosystem.tsx';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HomeScreen.css.ts';

interface HeroProps {
  /** Says that a search needs no account, and in which cities there are doctors. */
  search: string;
  getStartHref: string;
  learnMoreHref: string;
}

export interface HomeScreenProps extends HeroProps {
  searchHref: (keyword: string) => string;
  doctorsHref: string;
}

/** Spec §2 Home. */
export function HomeScreen({
  search,
  getStartHref,
  learnMoreHref,
  searchHref,
  doctorsHref,
}: HomeScreenProps) {
  return (
    <>
      <Hero search={search} getStartHref={getStartHref} learnMoreHref={learnMoreHref} />
      <SpecialtyCarousel
        specialties={specialtyCards}
        searchHref={searchHref}
        doctorsHref={doctorsHref}
      />
      <AboutBand />
      <AppFeatures />
      <HowItWorks />
      <SupportEcosystem />
      <JourneyBanner />
    </>
  );
}

function Hero({ search, getStartHref, learnMoreHref }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{t`Connecting You to Better Health`}</h1>
        <p className={styles.lead}>
          <Say>
            Find the right doctor, book a visit and send messages from any phone. Helpers can queue
            for you at the hospital.
          </Say>
        </p>
        <p className={styles.search}>{search}</p>
        <div className={styles.ways}>
          <ButtonLink href={getStartHref}>
            <span className={styles.withArrow}>
              {t`Get Start`}
              <Icon glyph={ArrowRight} size={20} />
            </span>
          </ButtonLink>
          <ButtonLink href={learnMoreHref} variant="secondary">
            <Say>
              Learn More<VisuallyHidden> about CareSetu</VisuallyHidden>
            </Say>
          </ButtonLink>
        </div>
      </div>
      <img
        className={styles.art}
        src={withBase('/art/hero/bridge.svg')}
        width={1280}
        height={448}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}
