import { frameWords } from '../content/frameWords';

/** Pixels of scroll after which the button shows (specification, section 9). */
const threshold = 300;
/** Pixels of further reading after which a phone, which has no room beside the page, hides the button again. */
const patience = 300;

const icon =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m5 12 7-7 7 7M12 19V5"/></svg>';

function toTop(): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' });
}

/**
 * Shows a button back to the top beyond 300 px of scroll. The script inserts it when it is first needed, as it cannot work
 * without scripts. Its styles are `toTopCss` of the theme.
 */
export function addTopButton(): void {
  let button: HTMLButtonElement | undefined;
  let top = 0;
  let isPassed = false;
  const look = () => {
    const y = scrollY;
    const isUnderMenu = document.querySelector('header details[open]') !== null;
    if (y < top) isPassed = false;
    else if (y > top && y > threshold + patience) isPassed = true;
    top = y;
    const shown = y <= threshold ? 'false' : isPassed || isUnderMenu ? 'passed' : 'true';
    if (!button) {
      if (shown === 'false') return;
      button = Object.assign(document.createElement('button'), {
        type: 'button',
        className: 'to-top',
        innerHTML: icon,
        onclick: toTop,
      });
      button.setAttribute('aria-label', frameWords.toTop);
      button.dataset.enhanced = '';
      document.body.append(button);
    }
    if (button.dataset.shown !== shown) button.dataset.shown = shown;
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener('toggle', look, true);
  // In a frame, which lays out the page anyway: here `scrollY` would force a layout within the script's task.
  requestAnimationFrame(look);
}
