import { Breadcrumbs, Container, Lead, site, styled, text } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import { contactIntro } from '../../content/contactIntro';
import { ContactForm } from '../form/ContactForm';
import { LilyOnWater } from '../art/LilyOnWater';
import { NextSteps } from './NextSteps';

const formTitleId = 'contact-form-title';

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingTop: `calc(${site.scale.header} + clamp(40px, 6vw, 88px))`,
  paddingBottom: site.scale.section,
  borderBottom: `1px solid ${site.palette.hairline}`,
  background: `radial-gradient(50% 70% at 8% 30%, ${site.ramp.jade}1f, transparent 70%)`,
});

// On a phone the form follows the first words; what happens next and the direct lines come after it.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    rowGap: 48,
  },
}));
const Words = styled('div')({ display: 'grid', alignContent: 'start', gap: 20 });
const Title = styled('h1')(text('h1'));

const Panel = styled('div')(({ theme }) => ({
  padding: 'clamp(20px, 3.4vw, 44px)',
  background: site.palette.raised,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  boxShadow: `inset 0 1px 0 ${site.palette.hairline}`,
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' },
}));

// Beside the long form there is room for the flower, at the foot of the column; on a phone there is none.
const Aside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 48,
    height: '100%',
  },
}));
const Art = styled('div')(({ theme }) => ({
  display: 'none',
  // Its outermost rings run on below the form's panel.
  position: 'relative',
  zIndex: -1,
  [theme.breakpoints.up('md')]: { display: 'block', marginInline: -40 },
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
          </Words>
          <Panel>
            <PanelTitle id={formTitleId}>{contactForm.title}</PanelTitle>
            <ContactForm labelledBy={formTitleId} />
          </Panel>
          <Aside>
            <NextSteps />
            <Art>
              <LilyOnWater />
            </Art>
          </Aside>
        </Columns>
      </Container>
    </Band>
  );
}
