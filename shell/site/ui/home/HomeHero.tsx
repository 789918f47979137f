import { Actions, Container, Eyebrow, Lead, site, styled, text } from 'shared-content/ui';
import desk from '../../assets/hero/desk.avif';
import logos from '../../assets/hero/logos.avif';
import poster1600 from '../../assets/hero/poster-1600.avif';
import poster1600Webp from '../../assets/hero/poster-1600.webp';
import poster800 from '../../assets/hero/poster-800.avif';
import { hero } from '../../content/hero';
import { heroDesk } from '../../content/heroDesk';
import { nameFromFile } from '../../content/nameFromFile';
import { foot } from './foot';

const { palette } = site;

// The video's lights drift behind the header's links, which need this much shade for their contrast (measured).
const underHeader = `linear-gradient(180deg, ${palette.ink}db 0, ${palette.ink}cc 52px, ${palette.ink}00 128px)`;

/** Height of the water that shows above the product on a phone, in px. */
const waterAbove = 96;

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
const HeroBackdrop = () => (
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

const aboveClients = 'clamp(40px, 7svh, 88px)';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: aboveClients,
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > p': { ...text('small'), color: site.palette.muted },
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px 16px' },
  // A logo's right third is empty, so the smallest one may cover the gap. That keeps its letters at 11 px.
  // One picture has all logos, one below the other; each place shows its own part of it.
  '& img': {
    width: '100%',
    minWidth: 112,
    maxWidth: 136,
    aspectRatio: '25 / 8',
    objectFit: 'cover',
    opacity: 0.8,
  },
  ...Object.fromEntries(
    hero.clients.names.map((_, place, { length }) => [
      `& li:nth-of-type(${place + 1}) > img`,
      { objectPosition: `0 ${(100 * place) / (length - 1)}%` },
    ]),
  ),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 40,
    alignItems: 'center',
    '& > ul': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 24 },
  },
}));

const { label, names } = hero.clients;

/** The bottom of the first screen: the logos of six clients. */
const HeroClients = () => (
  <Strip>
    <p>{label}</p>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <img src={logos} alt={nameFromFile(name)} width={200} height={64} loading="lazy" />
        </li>
      ))}
    </ul>
  </Strip>
);

// As low as a phone on its side, or magnified: the words come first, without water behind them.
const lowWindow = '@media (min-width: 600px) and (max-width: 899.95px) and (max-height: 480px)';

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight: 'min(100svh, 920px)',
  paddingBlock: `calc(${site.scale.header} + 32px) ${foot}`,
  borderBottom: `1px solid ${site.palette.hairline}`,
  [lowWindow]: { '& [data-scenery]': { display: 'none' } },
  // The text in the middle, the clients at the bottom. A browser may paint the text before it has parsed the clients, so
  // their room is kept. Nor may a rule ask for the last child: no child is the last one until all are parsed.
  '@media (min-width: 900px)': {
    '& > *': {
      display: 'grid',
      gridTemplateRows: `1fr minmax(calc(${aboveClients} + 64px), auto)`,
      alignItems: 'center',
    },
  },
});

const First = styled('div')({
  display: 'grid',
  gap: 28,
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 43rem) minmax(320px, 1fr)',
    columnGap: 72,
    alignItems: 'end',
  },
});

// A product of the company on the water: beside the text, or on a phone below it, where the flower shows above it.
const Product = styled('div')({
  display: 'grid',
  justifyItems: 'end',
  '& > img': { width: '100%', maxWidth: 440 },
  '@media (max-width: 899.95px)': { position: 'relative', justifyItems: 'start', marginTop: waterAbove },
  [lowWindow]: { marginTop: 0 },
  '@media (min-width: 900px)': {
    '& > img': { WebkitBoxReflect: 'below 0 linear-gradient(transparent 76%, #0003)' },
  },
});

const Words = styled('div')({
  display: 'grid',
  gap: 24,
  '& h1': text('display'),
  '& > p': { marginBottom: 0 },
  // The company's introduction, then the promise.
  '& b': { ...text('h3'), display: 'block', marginTop: 8, color: site.palette.text },
});

/** The first screen: the promise, and a product on the water. */
export function HomeHero() {
  return (
    <Band data-tall="">
      <Container>
        <First>
          <Words>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 tabIndex={-1}>{hero.title}</h1>
            <Lead>
              {hero.lead} <b>{heroDesk.promise}</b>
            </Lead>
            <Actions actions={hero.actions} />
          </Words>
          <Product>
            <HeroBackdrop />
            <img src={desk} alt={heroDesk.alt} width={480} height={312} />
          </Product>
        </First>
        <HeroClients />
      </Container>
    </Band>
  );
}
