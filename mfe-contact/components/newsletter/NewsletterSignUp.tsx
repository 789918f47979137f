import { Container, Eyebrow, Lead, site, styled, text, useDrawing } from 'shared-content/ui';
import { newsletter } from '../../content/newsletter';
import { Rings } from '../art/Rings';
import { NewsletterForm } from './NewsletterForm';

const titleId = 'newsletter-title';

const Band = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlock: site.scale.section,
  borderTop: `1px solid ${site.palette.hairline}`,
  background: `radial-gradient(60% 85% at 72% 55%, ${site.ramp.lily}17, transparent 70%), ${site.palette.surface}`,
});

// The rings spread from the field, as if the address dropped into the water.
const Water = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  left: '50%',
  top: '50%',
  width: 1400,
  maxWidth: 'none',
  transform: 'translate(-50%, -14%)',
  color: site.palette.jade,
  // Text crosses these lines, so they stay a faint texture.
  opacity: 0.2,
  [theme.breakpoints.up('md')]: { width: 1900, transform: 'translate(-36%, -50%)' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 6vw, 96px)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
  },
}));
const Title = styled('h2')({ ...text('h2'), marginBottom: 14 });

/** The newsletter sign-up on Home: a whole section with its heading. */
export function NewsletterSignUp() {
  const rings = useDrawing(<Rings cx={450} cy={150} />);
  return (
    <Band aria-labelledby={titleId}>
      <Water viewBox="0 0 900 300" aria-hidden="true" {...rings} />
      <Container>
        <Columns>
          <div>
            <Eyebrow>{newsletter.eyebrow}</Eyebrow>
            <Title id={titleId}>{newsletter.title}</Title>
            <Lead>{newsletter.lead}</Lead>
          </div>
          <NewsletterForm />
        </Columns>
      </Container>
    </Band>
  );
}
