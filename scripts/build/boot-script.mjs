import { pageQueryNames } from './page-query.mjs';

/** In a frame of the demo's stage, keys begin with the frame's name. */
const keyInFrame = "(/^caresetu-stage-/.test(name) ? `${name}:` : '') + 'user'";

/** A frame has no strip, and needs no space for it. */
const markFrame = "if (/^caresetu-stage-/.test(name)) root.dataset.frame = '';";
/** A hidden strip needs none either (demo/strip/folded.ts). */
const markFolded =
  "try { if (sessionStorage.getItem('caresetu-demo-folded')) root.dataset.folded = ''; } catch {}";
const rootLine = 'const root = document.documentElement;';

/**
 * Inserts what `public/boot.js` leaves to the build.
 * @param {string} source
 * @param {boolean} isDemo
 */
export function completeBoot(source, isDemo) {
  const withNames = source.replace('PAGE_QUERY_NAMES', pageQueryNames);
  if (!isDemo) return withNames;
  return withNames
    .replace("'user'", () => keyInFrame)
    .replace(rootLine, () => `${rootLine}\n  ${markFrame}\n  ${markFolded}`);
}
