import { skip } from './SkipLink.css.ts';

/** Focuses the element with the id `main`. */
export function SkipLink() {
  return (
    <a className={skip} href="#main">
      Skip to content
    </a>
  );
}
