import { Picture, keyframes, site, styled } from 'shared-content/ui';
import type { CardArtwork, Project } from '../content/Project';

const { palette, motion } = site;
const sizes = '(min-width: 1280px) 384px, (min-width: 1200px) 31vw, (min-width: 720px) 46vw, 92vw';

/** Where two cards are side by side. In narrower windows the text within the covers would be too small. */
export const twoAbreast = '(min-width: 720px)';

/** Aspect ratio of the two-column cover; it grows when the card beside it does. */
const wideRatio = '800 / 394';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

const Frame = styled('div')<{ lead: boolean }>(({ lead }) => ({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '4 / 3',
  background: palette.surface,
  borderBottom: `1px solid ${palette.hairline}`,
  '& picture': { display: 'block', height: '100%' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  ...(lead && {
    [`@media ${twoAbreast}`]: {
      aspectRatio: 'auto',
      '&::before': { content: '""', display: 'block', aspectRatio: wideRatio },
      '& > picture': { position: 'absolute', inset: 0 },
      '& > picture img': { objectPosition: 'top' },
    },
  }),
}));

/**
 * The mockup is not displayed until its card asks for it. An undisplayed lazy picture is not loaded, so seventeen
 * mockups cost nothing on a visit that opens none. It works without JavaScript.
 */
const Mockup = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'none',
  transform: 'translateY(101%)',
  background: palette.raised,
  transition: `transform 420ms ${motion.ease}, display 420ms allow-discrete`,
  '[data-card]:focus-within &, [data-touched] &': { display: 'block', transform: 'none' },
  '@media (hover: hover)': { '[data-card]:hover &': { display: 'block', transform: 'none' } },
  '@starting-style': {
    '[data-card]:focus-within &, [data-touched] &': { transform: 'translateY(101%)' },
    '[data-card]:hover &': { transform: 'translateY(101%)' },
  },
});

// Displayed only while it moves: seventeen of them need neither layout nor layers.
const moving = { display: 'block', animation: `${sweep} 900ms 180ms ${motion.ease}` };
const Highlight = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'none',
  pointerEvents: 'none',
  transform: 'translateX(-100%)',
  background: 'linear-gradient(105deg, transparent 38%, #eaf2f338 50%, transparent 62%)',
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-card]:focus-within &, [data-touched] &': moving,
    '@media (hover: hover)': { '[data-card]:hover &': moving },
  },
});

const srcSet = ({ small, medium, large }: CardArtwork) => `${small} 480w, ${medium} 672w, ${large} 960w`;
const side = { width: 960, height: 720 } as const;

function Drawing({ artwork, alt }: { artwork: CardArtwork; alt: string }) {
  const sources = [{ type: 'image/avif', srcSet: srcSet(artwork) }];
  return <Picture src={artwork.fallback} alt={alt} sources={sources} {...side} sizes={sizes} fit="cover" />;
}

/** A project's cover. Its mockup slides over it on hover, focus and touch, with a moving highlight. */
export function ProjectPicture({ project, lead }: { project: Project; lead: boolean }) {
  const { thumbnail, mockup, wide } = project;
  return (
    <Frame lead={lead}>
      {lead && wide ? (
        <picture>
          <source
            media={twoAbreast}
            srcSet={`${wide.small} 800w, ${wide.large} 1600w`}
            sizes="(min-width: 1280px) 792px, (min-width: 1200px) 64vw, 92vw"
          />
          <img
            src={thumbnail.large}
            srcSet={srcSet(thumbnail)}
            sizes="92vw"
            alt={thumbnail.alt}
            {...side}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ) : (
        <Drawing artwork={thumbnail} alt={thumbnail.alt} />
      )}
      <Mockup>
        <Drawing artwork={mockup} alt="" />
      </Mockup>
      <Highlight />
    </Frame>
  );
}
