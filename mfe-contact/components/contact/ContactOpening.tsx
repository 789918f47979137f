import { BelowFold, Breadcrumbs, Container, Lead, site, styled, text } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import { contactIntro } from '../../content/contactIntro';
import { ContactForm } from '../form/ContactForm';
import { AnsweringPicture } from './AnsweringPicture';
import { DirectLines } from './DirectLines';
import { NextSteps } from './NextSteps';

const formTitleId = 'contact-form-title';

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingTop: `calc(${site.scale.header} + 32px)`,
  paddingBottom: site.scale.section,
  borderBottom: `1px solid ${site.palette.hairline}`,
  background: `radial-gradient(50% 70% at 8% 30%, ${site.ramp.jade}1f, transparent 70%)`,
});

// On a phone the direct lines stand above the form, and what happens next after it.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 64px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    rowGap: 40,
  },
}));
const Words = styled('div')({ display: 'grid', alignContent: 'start', gap: 20 });
const Title = styled('h1')(text('h1'));
const Direct = styled('div')({ marginTop: 12 });

const Panel = styled('div')(({ theme }) => ({
  padding: 'clamp(20px, 3.4vw, 44px)',
  background: site.palette.raised,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  boxShadow: `inset 0 1px 0 ${site.palette.hairline}`,
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / span 2' },
}));

// On a tablet side by side: across the page the picture would be larger than the form.
const After = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.between('sm', 'md')]: {
    gap: 32,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  },
  // The caption ends where the form does.
  [theme.breakpoints.up('md')]: { alignContent: 'space-between', gap: 28 },
}));

const PanelTitle = styled('h2')({ ...text('h3'), fontSize: '1.5rem', marginBottom: 4 });

/** The first screen: what the page is for on the left, the form itself on the right. */
export function ContactOpening() {
  return (
    <Band>
      <Container>
        <Breadcrumbs trail={[{ name: 'Contact', path: '/contact' }]} />
        <Columns>
          <Words>
            <Title tabIndex={-1}>{contactIntro.title}</Title>
            <Lead>{contactIntro.lead}</Lead>
            <Direct>
              <DirectLines />
            </Direct>
          </Words>
          <Panel>
            <PanelTitle id={formTitleId}>{contactForm.title}</PanelTitle>
            {/* The largest piece of the page, and a click waits for its first words. */}
            <BelowFold>
              <ContactForm labelledBy={formTitleId} />
            </BelowFold>
          </Panel>
          <After>
            <BelowFold>
              <NextSteps />
              <AnsweringPicture />
            </BelowFold>
          </After>
        </Columns>
      </Container>
    </Band>
  );
}
