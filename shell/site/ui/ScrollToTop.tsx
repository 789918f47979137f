import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState, useSyncExternalStore } from 'react';
import { site, styled } from 'shared-content/ui';
import { frameWords } from '../content/frameWords';

/** Specification, section 9. */
const threshold = 300;

const Button = styled('button')({
  position: 'fixed',
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: 90,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: site.palette.text,
  background: site.palette.overlay,
  border: `1px solid ${site.palette.hairlineStrong}`,
  transition: `opacity ${site.motion.hover}, translate ${site.motion.hover}, visibility ${site.motion.hover}, border-color ${site.motion.hover}, color ${site.motion.hover}`,
  // Not only unseen: hidden also takes it out of the Tab order and of the accessibility tree.
  '&[data-shown="false"]': { opacity: 0, visibility: 'hidden', translate: '0 8px' },
  '&:hover': { borderColor: site.palette.jade, color: site.palette.jadeLight },
  '@media print': { display: 'none' },
});

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

/**
 * Floating button beyond 300 px of scroll, in the page from the first time on: without scripts it does nothing, so
 * that no document carries it. It renders again only when the threshold is crossed.
 */
export function ScrollToTop() {
  const shown = useSyncExternalStore(
    onScroll,
    () => scrollY > threshold,
    () => false,
  );
  const [met, setMet] = useState(false);
  if (shown && !met) setMet(true);
  if (!met) return null;
  return (
    <Button type="button" data-shown={shown} aria-label={frameWords.toTop} onClick={toTop}>
      <ArrowUp size={20} aria-hidden="true" />
    </Button>
  );
}
