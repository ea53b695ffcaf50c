import { globalStyle } from '@vanilla-extract/css';
import { container } from '../theme/mixins.css.ts';
import { vars } from '../theme/vars.css.ts';

// No class to carry: the first page's script is as light as can be.
const note = '#root > p:first-child';

globalStyle(note, { ...container, paddingBlock: vars.space.s3 });
globalStyle(`${note} > a`, { color: vars.color.primary, textDecoration: 'underline' });
