import { withBase } from '../../../ui/navigation/base-path.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { footerColumns } from './footer-columns.ts';
import * as styles from './SiteFooter.css.ts';
import { socialNetworks } from './social-networks.ts';

export interface SiteFooterProps {
  year: number;
}

/** Spec §2 Shell. */
export function SiteFooter({ year }: SiteFooterProps) {
  return (
    <footer>
      <div className={styles.edge} />
      <div className={styles.band}>
        <div className={styles.inside}>
          <div className={styles.columns}>
            <div className={styles.about}>
              <a className={styles.home} href={withBase('/')}>
                <Wordmark ground="deep" />
              </a>
              <p className={styles.sentence}>
                {t`Connecting patients, doctors and helpers, so good care is never far away.`}
              </p>
              <ul className={styles.networks}>
                {socialNetworks.map(({ name, href, sign }) => (
                  <li key={name}>
                    <a
                      className={styles.network}
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={name}
                    >
                      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                        <path d={sign} />
                      </svg>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            {footerColumns.map(({ heading, links }) => (
              <nav key={heading} aria-label={heading}>
                <p className={styles.heading}>{heading}</p>
                <ul>
                  {links.map(({ label, path }) => (
                    <li key={label}>
                      <a className={styles.link} href={withBase(path)}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className={styles.closing}>
            <p>
              <Say>
                © {year} CareSetu. For emergencies, call{' '}
                <a className={styles.closingLink} href="tel:112">
                  112
                </a>
                .
              </Say>
            </p>
            <a className={styles.closingLink} href={withBase('/terms')}>
              {t`Terms and privacy`}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
