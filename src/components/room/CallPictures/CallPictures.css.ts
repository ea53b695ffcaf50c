import { style } from '@vanilla-extract/css';
import { deepBand, focusRing, gridCenter, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const pictures = style({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'hidden',
  containerType: 'size',
  '@media': {
    [media.wide]: { borderRadius: radius.sheet },
    [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
  },
});

export const scene = style([deepBand, { position: 'absolute', inset: 0, ...gridCenter }]);

/** The whole picture, because a doctor must see all of it. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  objectFit: 'contain',
  // With `display: none`, Safari stops the sound.
  selectors: { '&[data-seen="false"]': { visibility: 'hidden' } },
});

const ownWidth = 'clamp(96px, 24cqi, 208px)';
const low = '(max-height: 15rem)';

export const message = style({
  maxInlineSize: vars.layout.measureMax,
  marginBlockEnd: `calc(0.75 * ${ownWidth})`,
  padding: space.s4,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@container': { [low]: { marginBlockEnd: 0, marginInlineEnd: ownWidth } },
});

export const portrait = style({
  '@container': { '(max-height: 24rem)': { display: 'none' } },
});

export const messageTitle = style(typography.h3);
export const messageDetail = style({
  color: color.onDeepSoft,
  '@container': { [low]: { display: 'none' } },
});

export const notices = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.s3,
  insetInline: space.s3,
  display: 'grid',
  gap: space.s2,
  maxBlockSize: `calc(100% - 2 * ${space.s3})`,
  maxInlineSize: '36rem',
  marginInline: 'auto',
  overflowY: 'auto',
});

export const notice = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s3,
  paddingBlock: space.s2,
  paddingInline: space.s4,
  border: hairline,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
});

export const sign = style({
  color: color.info,
  selectors: { [`${notice}[data-tone="warning"] > &`]: { color: color.accentText } },
});

export const noticeButtons = style({ gridColumn: 2, marginInlineStart: `calc(-1 * ${space.s2})` });

export const own = style({
  position: 'absolute',
  inlineSize: ownWidth,
  maxBlockSize: '45%',
  aspectRatio: '4 / 3',
  padding: 0,
  overflow: 'hidden',
  border: `${vars.border.selected} solid ${color.lineOnDeep}`,
  borderRadius: radius.control,
  background: color.deep,
  color: color.onDeep,
  cursor: 'grab',
  touchAction: 'none',
  ...focusRing,
  selectors: {
    ...focusRing.selectors,
    '&:active': { cursor: 'grabbing' },
    // Physical sides, because the arrow keys and the pointer are physical too.
    '&[data-x="left"]': { left: space.s3 },
    '&[data-x="right"]': { right: space.s3 },
    '&[data-y="top"]': { top: space.s3 },
    '&[data-y="bottom"]': { bottom: space.s3 },
  },
});

export const ownPicture = style({
  display: 'block',
  ...square('100%'),
  objectFit: 'cover',
  pointerEvents: 'none',
  selectors: {
    '&[data-source="camera"]': { transform: 'scaleX(-1)' },
    '&[data-source="screen"]': { objectFit: 'contain' },
  },
});

export const ownWords = style({
  ...typography.caption,
  ...gridCenter,
  alignContent: 'center',
  gap: space.s1,
  blockSize: '100%',
  padding: space.s1,
});
