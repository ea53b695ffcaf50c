import { skip } from './SkipLink.css.ts';

/** The first stop of the Tab key on every page: past the header, to the element with the id `main`. */
export function SkipLink() {
  return (
    <a className={skip} href="#main">
      Skip to content
    </a>
  );
}
