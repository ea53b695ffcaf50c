import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { focusRingStyle, stitch } from '../../src/theme/mixins.css.ts';
import { typography } from '../../src/theme/typography.ts';
import { color, media, radius, space, vars } from '../../src/theme/vars.css.ts';

const { border } = vars;

function written(element: string, rule: GlobalStyleRule, part = ''): void {
  const untouched = ['.sb-unstyled', '.sb-anchor', '.docblock-argstable', '.docblock-source'];
  const not = untouched.map((name) => `${name}, ${name} *`).join(', ');
  globalStyle(`.sbdocs-content ${element}:not(${not}, .sbdocs-title)${part}`, rule);
}

globalStyle('.sbdocs.sbdocs-wrapper', {
  gap: space.s10,
  padding: `${space.s10} ${vars.layout.gutterMobile} ${space.s13}`,
  background: color.ground,
  color: color.ink,
  '@media': { [media.wide]: { padding: `${space.s11} ${space.s9} ${space.s13}` } },
});
globalStyle('.sbdocs.sbdocs-content', {
  ...typography.body,
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: '860px',
});

const title = { ...typography.h1, marginBlockEnd: space.s4 };
globalStyle('.sbdocs-content .sbdocs-title', title);
written('h1', { ...title, color: color.ink });
written('h2', {
  ...typography.h2,
  ...stitch('top'),
  marginBlock: `${space.s10} ${space.s4}`,
  paddingBlock: `${space.s7} 0`,
  borderBlockEnd: 0,
  color: color.ink,
  textTransform: 'none',
});
written('h3', { ...typography.h3, marginBlock: `${space.s8} ${space.s3}`, color: color.ink });
written('p', { ...typography.body, maxInlineSize: vars.layout.measureMax, marginBlock: space.s3 });
written('ul', { ...typography.body, marginBlock: space.s3, paddingInlineStart: space.s5 });
written('ol', {
  ...typography.body,
  marginBlock: space.s3,
  paddingInlineStart: space.s6,
  listStyle: 'decimal',
});
written('li', {
  ...typography.body,
  maxInlineSize: vars.layout.measureMax,
  marginBlock: space.s2,
  paddingInlineStart: space.s1,
});
written('li', { color: color.accentText, fontWeight: vars.weight.bold }, '::marker');
written('a', { color: color.primary, textDecorationThickness: '1.5px' });
written('a', focusRingStyle, ':focus-visible');
written('code', {
  display: 'inline',
  padding: '1px 6px',
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.tag,
  background: color.surface,
  color: color.ink,
  fontSize: '0.875em',
  lineHeight: 'inherit',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  boxDecorationBreak: 'clone',
});

globalStyle('.sbdocs-toc--custom h2', {
  ...typography.tag,
  color: color.inkSoft,
  letterSpacing: 0,
  textTransform: 'none',
});
globalStyle('.sbdocs-toc--custom a', { ...typography.small });
// Must match the specificity of Storybook's own rule.
globalStyle('.sbdocs-toc--custom nav > .toc-wrapper > .toc-list', {
  borderInlineStartColor: color.line,
});
globalStyle('.sbdocs-toc--custom .toc-list-item.is-active-li::before', {
  borderInlineStartColor: color.primary,
});

const narrow = 'screen and (max-width: 768px)';
const toc = '.sbdocs.sbdocs-toc--custom';
globalStyle(`${toc} details`, { display: 'none', '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${toc}:not(:has(.toc-list-item)) nav`, { display: 'none' });
globalStyle(`${toc} h2`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle('.sbdocs.sbdocs-wrapper:has(.toc-list-item)', {
  '@media': { [narrow]: { flexDirection: 'column', justifyContent: 'start', gap: space.s5 } },
});
globalStyle(`${toc}:has(.toc-list-item)`, {
  '@media': { [narrow]: { display: 'block', inlineSize: '100%' } },
});
globalStyle(`${toc} nav`, {
  '@media': { [narrow]: { position: 'static', inlineSize: 'auto', paddingBlock: 0 } },
});
globalStyle(`${toc} summary`, {
  ...typography.label,
  paddingBlock: space.s3,
  color: color.ink,
  cursor: 'pointer',
});
globalStyle(`${toc} summary:focus-visible`, focusRingStyle);
globalStyle(`${toc} nav:not(:has(details[open])) > .toc-wrapper`, {
  '@media': { [narrow]: { display: 'none' } },
});

globalStyle('.sbdocs .sbdocs-preview', {
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.sheet,
  background: color.ground,
  boxShadow: 'none',
  overflow: 'hidden',
});
globalStyle('.sbdocs .docblock-source, .sbdocs .docblock-source pre', {
  background: `${color.surface} !important`,
});
globalStyle('.sbdocs .docblock-source', {
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.sheet,
  boxShadow: 'none',
});
globalStyle('.sbdocs .docblock-argstable', {
  maxInlineSize: '100%',
  accentColor: color.primary,
});

globalStyle('.sbdocs .docblock-argstable .sbdocs-expandable, .sbdocs-expandable > span', {
  lineHeight: 1.5,
  textAlign: 'start',
  whiteSpace: 'normal',
});

globalStyle('.sbdocs .story-window', { marginBlock: space.s5, overflowX: 'auto' });
globalStyle('.story-frame', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '640px',
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.sheet,
  background: color.ground,
});
