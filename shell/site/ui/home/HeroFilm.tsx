'use client';

import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { site, styled } from 'shared-content/ui';
import mp4 from '../../assets/hero/hero.mp4';
import webm from '../../assets/hero/hero.webm';
import { hero } from '../../content/hero';
import { foot } from './HeroBackdrop';

const { palette } = site;

/** From this width the picture fills the first screen. In narrower windows it is above the text and has no film. */
const wideWindow = '(min-width: 900px)';

const Control = styled('button')({
  position: 'absolute',
  right: `max(${site.scale.gutter}, calc((100% - ${site.scale.content}) / 2))`,
  // In the film's lower corner, above the clients' row.
  bottom: `calc(${foot} + 76px)`,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: palette.text,
  background: `${palette.ink}99`,
  border: `1px solid ${palette.hairlineStrong}`,
  transition: `border-color ${site.motion.hover}`,
  '&:hover': { borderColor: palette.jade },
  '@media print': { display: 'none' },
});

const Box = styled('div')({
  display: 'contents',
  '& > video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    // A pixel shorter than the poster, so that the poster remains the page's largest contentful paint.
    height: 'calc(100% - 1px)',
    objectFit: 'cover',
    objectPosition: '28% 50%',
    transform: 'translateX(4.5vw)',
    opacity: 0,
    transition: `opacity 900ms ${site.motion.ease}`,
    '@media (max-width: 899.95px)': { display: 'none' },
  },
  '& > video[data-running="true"]': { opacity: 1 },
});

const isWide = () => matchMedia(wideWindow).matches;

interface Line {
  readonly saveData?: boolean;
  /** The browser's own estimate; `4g` is the best. Many phones indoors have less. */
  readonly effectiveType?: string;
}

/**
 * Whether the film may start by itself: in a wide window, on a fast connection, without data saver or reduced motion. In
 * other wide windows the visitor may press play.
 */
function filmIsWelcome(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isWide() && !still && !saveData && effectiveType === '4g';
}

/** The hero's film and its button, inserted into the hero's existing elements by portals. */
export function HeroFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [place] = useState(() => document.querySelector<HTMLElement>('[data-film]'));
  // undefined: not requested yet, so not a byte of it loads.
  const [wanted, setWanted] = useState<boolean | undefined>(() => filmIsWelcome() || undefined);
  const [running, setRunning] = useState(false);
  const [hasRoom] = useState(isWide);

  useEffect(() => {
    const element = video.current;
    if (!element || wanted === undefined) return;
    // React sets no `muted` attribute, and only muted video may start by itself.
    element.muted = true;
    if (wanted) element.play().catch(() => setWanted(false));
    else element.pause();
  }, [wanted]);

  const scene = place?.previousElementSibling;
  if (!place || !scene || !hasRoom) return null;
  const Icon = wanted ? Pause : Play;
  return (
    <>
      {wanted !== undefined &&
        createPortal(
          // React removes this box. A blocker may take out the video, but not the node that React looks for.
          <Box>
            <video
              ref={video}
              data-running={running}
              muted
              loop
              playsInline
              aria-hidden="true"
              tabIndex={-1}
              preload="none"
              width={1600}
              height={900}
              onPlaying={() => setRunning(true)}
            >
              <source src={webm} type="video/webm" />
              <source src={mp4} type="video/mp4" />
            </video>
          </Box>,
          scene,
        )}
      {createPortal(
        <Control
          type="button"
          onClick={() => setWanted((was) => !was)}
          aria-label={wanted ? hero.pause : hero.play}
        >
          <Icon size={18} aria-hidden="true" />
        </Control>,
        place,
      )}
    </>
  );
}
