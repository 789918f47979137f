import { keyframes, site, styled } from 'shared-content/ui';
import { frameWords } from '../content/frameWords';

const run = keyframes({
  from: { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.55)' },
  to: { transform: 'scaleX(0.92)' },
});

const Track = styled('div')({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 150,
  height: 3,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    transformOrigin: 'left',
    background: `linear-gradient(90deg, ${site.palette.jadeDeep}, ${site.palette.jade} 60%, ${site.palette.jadeLight})`,
    // Fast at first, then ever slower: it never claims that the page has loaded.
    animation: `${run} 8s cubic-bezier(0.1, 0.8, 0.2, 1) both`,
  },
});

/** A thin line at the top of the window while a page loads. */
export function ProgressBar({ loading }: { loading: boolean }) {
  return loading ? <Track role="progressbar" aria-label={frameWords.loading} /> : null;
}
