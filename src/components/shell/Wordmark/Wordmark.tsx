import { mark, setu, sun, wordmark } from './Wordmark.css.ts';

export interface WordmarkProps {
  /**
   * Background behind the wordmark.
   * @default 'page'
   */
  ground?: 'page' | 'deep';
}

/** Spec §2 Shell. */
export function Wordmark({ ground = 'page' }: WordmarkProps) {
  return (
    <span className={wordmark({ ground })}>
      <svg className={mark} viewBox="0 0 50 40" aria-hidden="true">
        <circle className={sun} cx="25" cy="11" r="7.5" />
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M1 22.5c9-4.5 16-6.1 24-6.1s15 1.6 24 6.1V39h-4v-5.5a5.5 5.5 0 0 0-11 0V39h-1.6v-7.6a7.4 7.4 0 0 0-14.8 0V39H16v-5.5a5.5 5.5 0 0 0-11 0V39H1Z"
        />
      </svg>
      <span translate="no">
        Care<span className={setu({ ground })}>Setu</span>
      </span>
    </span>
  );
}
