import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState, useSyncExternalStore } from 'react';
import { site, styled } from 'shared-content/ui';
import { frameWords } from '../content/frameWords';

const away = { opacity: 0, visibility: 'hidden', translate: '0 8px' } as const;

/** Specification, section 9. */
const threshold = 300;

/** From here on the gutter is as wide as a target has to be, and from the second on as the round button is. */
const gutterFrom = '@media (min-width: 700px)';
const roundFrom = '@media (min-width: 1360px)';

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
  // A tab in the page's gutter, where it covers nothing of the page.
  [gutterFrom]: {
    right: 0,
    width: `calc(${site.scale.gutter} - 4px)`,
    height: 64,
    borderRight: 0,
    borderRadius: '14px 0 0 14px',
  },
  [roundFrom]: {
    right: 16,
    width: 48,
    height: 48,
    borderRadius: '50%',
    borderRight: `1px solid ${site.palette.hairlineStrong}`,
  },
  color: site.palette.text,
  background: site.palette.overlay,
  border: `1px solid ${site.palette.hairlineStrong}`,
  transition: `opacity ${site.motion.hover}, translate ${site.motion.hover}, visibility ${site.motion.hover}, border-color ${site.motion.hover}, color ${site.motion.hover}`,
  // Not only unseen: hidden also takes it out of the Tab order and of the accessibility tree.
  '&[data-shown="false"]': away,
  // On a phone there is no room beside the page: who reads on is left alone, who turns back meets it again.
  '@media (max-width: 699.95px)': { '&[data-shown="passed"]': away },
  '&:hover': { borderColor: site.palette.jade, color: site.palette.jadeLight },
  '@media print': { display: 'none' },
});

let top = 0;
let isPassed = false;
/** How far past the threshold one has to read on before the button gives way. */
const patience = 300;

/** Where the reader is: above the threshold, below it, or well below and still going down. */
function placeOfReader(): 'false' | 'true' | 'passed' {
  const y = scrollY;
  if (y < top) isPassed = false;
  else if (y > top && y > threshold + patience) isPassed = true;
  top = y;
  return y <= threshold ? 'false' : isPassed ? 'passed' : 'true';
}

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
 * that no document carries it. It renders again only when the reader's place changes.
 */
export function ScrollToTop() {
  const shown = useSyncExternalStore(onScroll, placeOfReader, () => 'false' as const);
  const [met, setMet] = useState(false);
  if (shown !== 'false' && !met) setMet(true);
  if (!met) return null;
  return (
    <Button type="button" data-shown={shown} aria-label={frameWords.toTop} onClick={toTop}>
      <ArrowUp size={20} aria-hidden="true" />
    </Button>
  );
}
