import { ScrollToTop } from '../../components/shell/ScrollToTop/ScrollToTop.tsx';
import { Notices } from './Notices.tsx';

/** Parts of the layout that no first paint needs, in one file. */
export const parts = { Notices, ScrollToTop };
