import { rule } from './StitchRule.css.ts';

/** A running stitch between two parts of a page; silent, since headings say where a part begins. */
export function StitchRule() {
  return <hr className={rule} aria-hidden="true" />;
}
