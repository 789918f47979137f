import { Container, Eyebrow, Lead, site, styled, text } from 'shared-content/ui';
import { newsletter } from '../../content/newsletter';
import { NewsletterForm } from './NewsletterForm';

const titleId = 'newsletter-title';

const Band = styled('section')({ paddingBlock: site.scale.section });
const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gap: 'clamp(28px, 4vw, 72px)',
  padding: 'clamp(24px, 5vw, 72px)',
  border: `1px solid ${site.palette.hairlineStrong}`,
  borderRadius: site.scale.radius.large,
  background: `radial-gradient(60% 120% at 100% 0%, ${site.ramp.lily}1f, transparent 65%), ${site.palette.raised}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
  },
}));
const Title = styled('h2')({ ...text('h2'), marginBottom: 14 });

/** The newsletter sign-up as Home shows it: a whole section with its heading. */
export function NewsletterSignUp() {
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <Panel>
          <div>
            <Eyebrow>{newsletter.eyebrow}</Eyebrow>
            <Title id={titleId}>{newsletter.title}</Title>
            <Lead>{newsletter.lead}</Lead>
          </div>
          <NewsletterForm />
        </Panel>
      </Container>
    </Band>
  );
}
