import { Actions, Container, Eyebrow, Lead, TextLink, site, styled, text } from 'shared-content/ui';
import { hero } from '../../content/hero';
import { HeroBackdrop, foot } from './HeroBackdrop';
import { HeroClients } from './HeroClients';

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(100svh, 920px)',
  paddingBlock: `calc(${site.scale.header} + 32px) ${foot}`,
  borderBottom: `1px solid ${site.palette.hairline}`,
  // The words in the middle, the clients at the foot.
  '@media (min-width: 900px)': {
    '& > :last-child': {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      alignSelf: 'stretch',
      alignItems: 'center',
    },
  },
  '@media (max-width: 899.95px)': {
    alignItems: 'end',
    paddingTop: 'clamp(224px, 37svh, 420px)',
    paddingBottom: 40,
  },
});

const Words = styled('div')({
  display: 'grid',
  gap: 24,
  maxWidth: '43rem',
  '& h1': text('display'),
  '& > p': { marginBottom: 0 },
  '& .lead': { maxWidth: '37rem' },
  '& .booking': { ...text('small'), fontSize: '0.9375rem' },
});

/** The first screen: the words on the left, the night water behind. */
export function HomeHero() {
  return (
    <Band>
      <HeroBackdrop />
      <Container>
        <Words>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 tabIndex={-1}>{hero.title}</h1>
          <Lead className="lead">{hero.lead}</Lead>
          <Actions actions={hero.actions} />
          <p className="booking">
            <TextLink to={hero.booking.to}>{hero.booking.label}</TextLink>
          </p>
        </Words>
        <HeroClients />
      </Container>
    </Band>
  );
}
