'use client';

import { useLayoutEffect, useState } from 'react';
import {
  BelowFold,
  Breadcrumbs,
  Container,
  Lead,
  site,
  styled,
  text,
  useSearchParams,
} from 'shared-content/ui';
import { applicant } from '../../content/applicant';
import { contactForm } from '../../content/contactForm';
import { contactIntro } from '../../content/contactIntro';
import { type ContactTopic, getTopic } from '../../content/topics';
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

// On a phone the direct contacts are above the form, and the next steps after it.
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

// Side by side on a tablet: at full width the picture would be larger than the form.
const After = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.between('sm', 'md')]: {
    gap: 32,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  },
  // The caption's bottom aligns with the form's.
  [theme.breakpoints.up('md')]: { alignContent: 'space-between', gap: 28 },
}));

const PanelTitle = styled('h2')({ ...text('h3'), fontSize: '1.5rem', marginBottom: 4 });

/** The job application that the address names. Only the client knows it: a prerendered document has no query. */
function useApplication(): ContactTopic | undefined {
  const [search] = useSearchParams();
  const job = search.get('job');
  const [topic, setTopic] = useState<ContactTopic>();
  // Before the first paint, when a click led here.
  useLayoutEffect(() => setTopic(getTopic({ about: null, job })), [job]);
  return topic;
}

/** The first screen: the page's purpose on the left, the form on the right. Applicants get their own versions. */
export function ContactOpening() {
  const application = useApplication();
  const said = application ? applicant : contactIntro;
  const title = application
    ? application.job
      ? applicant.title(application.job)
      : applicant.openTitle
    : contactIntro.title;
  return (
    <Band data-tall="">
      <Container>
        <Breadcrumbs trail={[{ name: 'Contact', path: '/contact' }]} />
        <Columns>
          <Words>
            <Title tabIndex={-1}>{title}</Title>
            <Lead>{said.lead}</Lead>
            <Direct>
              <DirectLines />
            </Direct>
          </Words>
          <Panel>
            <PanelTitle id={formTitleId}>{application ? applicant.form : contactForm.title}</PanelTitle>
            {/* The largest part of the page, and a click waits only for the first screen. */}
            <BelowFold>
              <ContactForm labelledBy={formTitleId} />
            </BelowFold>
          </Panel>
          <After>
            <BelowFold>
              <NextSteps steps={said.steps} />
              {!application && <AnsweringPicture />}
            </BelowFold>
          </After>
        </Columns>
      </Container>
    </Band>
  );
}
