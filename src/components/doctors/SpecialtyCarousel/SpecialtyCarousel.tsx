import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Carousel } from '../../../ui/media/Carousel/Carousel.tsx';
import { SectionHeading } from '../../../ui/layout/SectionHeading/SectionHeading.tsx';
import { SpecialtyCard, type SpecialtyContent } from '../SpecialtyCard/SpecialtyCard.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './SpecialtyCarousel.css.ts';

const HEADING_ID = 'expertise';

export interface SpecialtyCarouselProps {
  specialties: readonly SpecialtyContent[];
  searchHref: (keyword: string) => string;
  doctorsHref: string;
}

/** Spec §2 Home, §9. */
export function SpecialtyCarousel({
  specialties,
  searchHref,
  doctorsHref,
}: SpecialtyCarouselProps) {
  return (
    <div className={styles.section}>
      <Carousel
        labelledBy={HEADING_ID}
        heading={
          <SectionHeading id={HEADING_ID} eyebrow={t`Specialists`}>
            {t`Choose Doctor's Expertise`}
          </SectionHeading>
        }
      >
        {specialties.map((specialty, index) => (
          <SpecialtyCard
            key={index}
            specialty={specialty}
            doctorsHref={searchHref(specialty.title)}
          />
        ))}
      </Carousel>
      <div className={styles.onAPhone}>
        <ButtonLink href={doctorsHref} variant="secondary">
          <Say>
            See More<VisuallyHidden> doctors</VisuallyHidden>
          </Say>
        </ButtonLink>
      </div>
    </div>
  );
}
