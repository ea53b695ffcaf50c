import { withBase } from '../../../ui/navigation/base-path.ts';
import { SectionHeading } from '../../../ui/layout/SectionHeading/SectionHeading.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './HowItWorks.css.ts';

const HEADING_ID = 'how-it-works';

const steps = [
  {
    title: t`Find`,
    text: t`Search by place, doctor, specialty or hospital. Each profile shows experience, reviews and prices.`,
    figure: { file: 'cyclist', width: 101, height: 104 },
  },
  {
    title: t`Book`,
    text: t`Choose a free time for a visit in person, by phone or by video. The doctor accepts or declines your request.`,
    figure: { file: 'woman', width: 65, height: 94 },
  },
  {
    title: t`Meet`,
    text: t`Visit the clinic, answer the phone or join by video. Your doctor’s notes are saved in your records.`,
    figure: { file: 'doctor', width: 73, height: 88 },
  },
] as const;

/** Spec §2 Home. */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID} eyebrow={t`Three steps`}>
        {t`How it works`}
      </SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, text, figure: { file, width, height } }) => (
          <li key={title} className={styles.step}>
            <div className={styles.path}>
              <img
                src={withBase(`/art/figures/${file}.svg`)}
                alt=""
                width={width}
                height={height}
                loading="lazy"
              />
            </div>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
