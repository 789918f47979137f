import { site } from 'shared-content/theme';
import mp4 from '../../assets/hero/hero.mp4';
import webm from '../../assets/hero/hero.webm';
import { getConnection } from '../../client/browser';
import { hero } from '../../content/hero';
import { foot } from './foot';

const { motion, palette, scale } = site;

// The button stands in the film's lower corner, above the clients' row. The film is a pixel shorter than the poster, so
// that the poster remains the page's largest contentful paint.
const rules = `
[data-film] > button {
  position: absolute;
  right: max(${scale.gutter}, calc((100% - ${scale.content}) / 2));
  bottom: calc(${foot} + 76px);
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  color: ${palette.text};
  background: ${palette.ink}99;
  border: 1px solid ${palette.hairlineStrong};
  transition: border-color ${motion.hover};
}
[data-film] > button:hover { border-color: ${palette.jade} }
[data-scenery] > video {
  position: absolute;
  inset: 0;
  width: 100%;
  height: calc(100% - 1px);
  object-fit: cover;
  object-position: 28% 50%;
  transform: translate(4.5vw, -12%);
  opacity: 0;
  transition: opacity 900ms ${motion.ease};
}
[data-scenery] > video[data-running] { opacity: 1 }
@media (max-width: 899.95px) { [data-scenery] > video { display: none } }
@media print { [data-film] > button { display: none } }`;

/** Shapes of lucide's icons, whose package has React components only. */
const icons = {
  pause: '<rect x="14" y="3" width="5" height="18" rx="1"/><rect x="5" y="3" width="5" height="18" rx="1"/>',
  play: '<path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/>',
};

/**
 * Whether the film may start by itself: on a fast connection, without data saver or reduced motion. Otherwise the visitor
 * may press play.
 */
function isWelcome(): boolean {
  const { saveData, effectiveType = '4g' } = getConnection();
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !saveData && effectiveType === '4g';
}

/** Times that the film plays before it rests: nothing on the page moves for ever. */
const rounds = 2;

/** Whether a third of the frames is lost: the device is too slow for the film. The start, when much else runs, does not count. */
function fallsBehind(video: HTMLVideoElement): boolean {
  const { droppedVideoFrames, totalVideoFrames } = video.getVideoPlaybackQuality();
  return totalVideoFrames > 48 && droppedVideoFrames > totalVideoFrames / 3;
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  // Only muted video may start by itself.
  Object.assign(video, { muted: true, playsInline: true, tabIndex: -1 });
  video.setAttribute('aria-hidden', 'true');
  for (const [src, type] of [
    [webm, 'video/webm'],
    [mp4, 'video/mp4'],
  ] as const)
    video.append(Object.assign(document.createElement('source'), { src, type }));
  video.addEventListener('playing', () => (video.dataset.running = 'true'));
  return video;
}

/** Milliseconds for which the film rests after a press of a link that does not leave the page. */
const pressTime = 1_000;

let sheet: CSSStyleSheet | undefined;

/**
 * Puts the film and its button into the hero's boxes, without React: Home's document needs none.
 *
 * @returns removes both; undefined where they stand already, or the page has no hero
 */
export function playFilm(): (() => void) | undefined {
  const place = document.querySelector('[data-film]');
  const scene = place?.previousElementSibling;
  if (!place || !scene || place.firstChild) return undefined;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.enhanced = '';
  // Not requested before it plays, so not a byte of it loads.
  let video: HTMLVideoElement | undefined;
  let [isOn, isInView, isAsked, roundsLeft] = [isWelcome(), false, false, rounds];
  const update = () => {
    button.setAttribute('aria-label', isOn ? hero.pause : hero.play);
    button.innerHTML = `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${isOn ? icons.pause : icons.play}</svg>`;
    if (!isOn || !isInView) return video?.pause();
    if (!video) {
      scene.append((video = createVideo()));
      video.onended = () => ((roundsLeft -= 1) > 0 ? update() : turn(false));
      // A visitor who has pressed the button decides.
      video.ontimeupdate = () => !isAsked && video && fallsBehind(video) && turn(false);
    }
    video.play().catch(() => isInView && video?.paused && turn(false));
  };
  const turn = (on: boolean) => {
    [isOn, roundsLeft] = [on, rounds];
    update();
  };
  button.onclick = () => {
    isAsked = true;
    turn(!isOn);
  };
  update();
  place.append(button);
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  view.observe(scene);
  // A pressed link comes first: without graphics hardware the film takes a third of a core.
  const giveWay = ({ target }: PointerEvent) => {
    if (!(target as Element).closest('a[href]')) return;
    video?.pause();
    setTimeout(update, pressTime);
  };
  addEventListener('pointerdown', giveWay, { passive: true });
  return () => {
    removeEventListener('pointerdown', giveWay);
    isInView = false;
    view.disconnect();
    video?.remove();
    button.remove();
  };
}
