import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { corner } from './ScrollToTop.css.ts';

/** How far down the way back begins, in px (spec §9). */
const THRESHOLD = 300;

/** On large screens, the way back up once a page is scrolled by 300 px (spec §2 Shell). */
export function ScrollToTop() {
  const [isFarDown, setIsFarDown] = useState(false);
  // Asked only as the page scrolls: at other times the browser would have to lay it out for the answer.
  useEffect(() => {
    const look = () => setIsFarDown(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFarDown) return null;
  return (
    <div className={corner}>
      <IconButton
        label="Scroll to top"
        look="outlined"
        icon={<Icon glyph={ArrowUp} size={20} />}
        onClick={goUp}
      />
    </div>
  );
}

function goUp(): void {
  // The button goes away up there, and would take the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
