import { Actions, Container, Eyebrow, Lead, site, styled, text } from 'shared-content/ui';
import desk from '../../assets/hero/desk.svg';
import { hero } from '../../content/hero';
import { heroDesk } from '../../content/heroDesk';
import { HeroBackdrop, waterAbove } from './HeroBackdrop';
import { HeroClients } from './HeroClients';
import { foot } from './foot';

// As low as a phone on its side, or magnified: the words come first, without water behind them.
const lowWindow = '@media (min-width: 600px) and (max-width: 899.95px) and (max-height: 480px)';

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(100svh, 920px)',
  paddingBlock: `calc(${site.scale.header} + 32px) ${foot}`,
  borderBottom: `1px solid ${site.palette.hairline}`,
  [lowWindow]: { '& [data-scenery]': { display: 'none' } },
  // The text in the middle, the clients at the bottom.
  '@media (min-width: 900px)': {
    '& > :last-child': {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      alignSelf: 'stretch',
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
  '& > picture': { width: '100%', maxWidth: 440 },
  '& > picture > img': { width: '100%' },
  '@media (max-width: 899.95px)': { position: 'relative', justifyItems: 'start', marginTop: waterAbove },
  [lowWindow]: { marginTop: 0 },
  '@media (min-width: 900px)': {
    '& > picture > img': { WebkitBoxReflect: 'below 0 linear-gradient(transparent 76%, #0003)' },
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
            <picture>
              <source media="(prefers-reduced-motion: reduce)" srcSet={`${desk}#still`} />
              <img src={desk} alt={heroDesk.alt} width={480} height={312} />
            </picture>
          </Product>
        </First>
        <HeroClients />
      </Container>
    </Band>
  );
}
