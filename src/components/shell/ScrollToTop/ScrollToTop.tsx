import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import { corner } from './ScrollToTop.css.ts';

/** In px (spec §9). */
const THRESHOLD = 300;

/** Spec §2 Shell. */
export function ScrollToTop() {
  const [isFarDown, setIsFarDown] = useState(false);
  // Don't read `scrollY` during render, because it forces layout.
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
        label={t`Scroll to top`}
        variant="outlined"
        icon={<Icon glyph={ArrowUp} size={20} />}
        onClick={goUp}
      />
    </div>
  );
}

function goUp(): void {
  // The button is about to disappear.
  document.getElementById('main')?.focus({ preventScroll: true });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
