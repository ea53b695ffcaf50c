import { rule } from './StitchRule.css.ts';

/** A running stitch between two parts of a page. */
export function StitchRule() {
  return <hr className={rule} />;
}
