import { rule } from './StitchRule.css.ts';

export function StitchRule() {
  return <hr className={rule} aria-hidden="true" />;
}
