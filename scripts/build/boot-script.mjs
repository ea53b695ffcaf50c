import { pageQueryNames } from './page-query.mjs';

/** In a frame of the demo's stage, keys begin with the frame's name. */
const keyInFrame = "(/^caresetu-stage-/.test(name) ? `${name}:` : '') + 'user'";

/**
 * Inserts what `public/boot.js` leaves to the build.
 * @param {string} source
 * @param {boolean} isDemo
 */
export function completeBoot(source, isDemo) {
  const withNames = source.replace('PAGE_QUERY_NAMES', pageQueryNames);
  return isDemo ? withNames.replace("'user'", () => keyInFrame) : withNames;
}
