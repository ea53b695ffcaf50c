import { globalStyle } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { color, space } from '../../theme/vars.css.ts';

// A selector instead of a class, to keep the initial script small.
const note = '#root > p:first-child';

globalStyle(note, { ...container, paddingBlock: space.s3 });
globalStyle(`${note} > a`, { color: color.primary, textDecoration: 'underline' });
