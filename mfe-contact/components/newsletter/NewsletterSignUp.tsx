import { Container, Lead, Split, site, styled, text } from 'shared-content/ui';
import { newsletter } from '../../content/newsletter';
import { NewsletterForm } from './NewsletterForm';

const titleId = 'newsletter-title';

const Band = styled('section')({
  paddingBlock: site.scale.section,
  borderTop: `1px solid ${site.palette.hairline}`,
  background: `radial-gradient(60% 85% at 72% 55%, ${site.ramp.lily}17, transparent 70%), ${site.palette.surface}`,
});

const Columns = styled(Split)({ alignItems: 'center' });
const Title = styled('h2')({ ...text('h2'), marginBottom: 14 });

/** The newsletter sign-up on Home: a whole section with its heading. */
export function NewsletterSignUp() {
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <Columns ratio="even">
          <div>
            <Title id={titleId}>{newsletter.title}</Title>
            <Lead>{newsletter.lead}</Lead>
          </div>
          <NewsletterForm />
        </Columns>
      </Container>
    </Band>
  );
}
