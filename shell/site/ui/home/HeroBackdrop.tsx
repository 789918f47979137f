import { site, styled } from 'shared-content/ui';
import poster1600 from '../../assets/hero/poster-1600.avif';
import poster1600Webp from '../../assets/hero/poster-1600.webp';
import poster800 from '../../assets/hero/poster-800.avif';

const { palette } = site;

// The video's lights drift behind the header's links, which need this much shade for their contrast (measured).
const underHeader = `linear-gradient(180deg, ${palette.ink}db 0, ${palette.ink}cc 52px, ${palette.ink}00 128px)`;

/** Height of the water that shows above the product on a phone, in px. */
export const waterAbove = 96;

const Scene = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: palette.ink,
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // In a window narrower than the picture, keeps the flowers clear of the headline.
    objectPosition: '28% 50%',
  },
  '@media print': { display: 'none' },
  // A shade behind the text and, at the bottom, behind the clients' logos, for contrast with any part of the picture.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `${underHeader}, linear-gradient(90deg, ${palette.ink}f0 0%, ${palette.ink}d6 42%, ${palette.ink}a8 54%, ${palette.ink}00 78%), linear-gradient(0deg, ${palette.ink} 140px, ${palette.ink}00 320px)`,
  },
  // Clear of the headline, and the flower above the product. The gaps that this leaves are under the shades.
  '@media (min-width: 900px)': { '& img': { transform: 'translate(4.5vw, -12%)' } },
  // On a phone the product floats on it, below the text: the flower is above the product.
  '@media (max-width: 899.95px)': {
    inset: `-${waterAbove + 16}px calc(-1 * ${site.scale.gutter}) -40px`,
    overflow: 'clip',
    '& img': { top: -130, height: 'calc(100% + 130px)', objectPosition: '72% 0' },
    '&::after': {
      background: `linear-gradient(180deg, ${palette.ink} 0, ${palette.ink}00 72px), linear-gradient(0deg, ${palette.ink} 0, ${palette.ink}00 120px)`,
    },
  },
});

// No box of its own: the band places its content.
const Film = styled('div')({ display: 'contents' });

/** The hero's picture: the largest contentful paint, and the only high-priority picture. `playFilm` uses both boxes. */
export const HeroBackdrop = () => (
  <>
    <Scene data-scenery="">
      <picture>
        <source
          type="image/avif"
          srcSet={`${poster800} 800w, ${poster1600} 1600w`}
          // On phones a soft picture of 10 KB beats one of 25 KB: it is dark, and the largest contentful paint.
          sizes="(max-width: 600px) 300px, 100vw"
        />
        <img src={poster1600Webp} alt="" width={1600} height={900} fetchPriority="high" decoding="async" />
      </picture>
    </Scene>
    <Film data-film="" />
  </>
);
