'use client';

import CalendarClock from 'lucide-react/icons/calendar-clock';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import {
  BelowFold,
  Breadcrumbs,
  Container,
  Lead,
  Picture,
  ProcessLine,
  site,
  styled,
  text,
} from 'shared-content/ui';
import answering480 from '../../assets/answering-480.avif';
import answering960 from '../../assets/answering-960.avif';
import { applicant } from '../../content/applicant';
import { contactForm } from '../../content/contactForm';
import { contactIntro } from '../../content/contactIntro';
import { ContactForm } from '../form/ContactForm';
import { useTopic } from '../form/useTopic';

const formTitleId = 'contact-form-title';

const icons = { calendar: CalendarClock, mail: Mail, phone: Phone } as const;

const Direct = styled('section')({ display: 'grid', gap: 16, marginTop: 12 });
const Heading = styled('h2')({ ...text('label'), color: site.palette.jade });
const StepsTitle = styled(Heading)({ marginBottom: 18 });
const Lines = styled('ul')({ display: 'grid', justifyItems: 'start' });
const Line = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  fontSize: '1.0625rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '& svg': { width: 20, height: 20, color: site.palette.jade, strokeWidth: 1.75 },
  '&:hover': { color: site.palette.jadeLight },
});

/** Ways to contact us without the form; a call about a project is none for an applicant. */
function DirectLines({ isApplicant }: { isApplicant: boolean }) {
  const { directTitle } = contactIntro;
  const direct = contactIntro.direct.filter(({ icon }) => !(isApplicant && icon === 'calendar'));
  return (
    <Direct aria-labelledby="contact-direct">
      <Heading id="contact-direct">{directTitle}</Heading>
      <Lines>
        {direct.map(({ icon, value, to }) => {
          const Icon = icons[icon];
          return (
            <li key={to}>
              <Line href={to}>
                <Icon aria-hidden="true" />
                {value}
              </Line>
            </li>
          );
        })}
      </Lines>
    </Direct>
  );
}

const Figure = styled('figure')({ '& img': { borderRadius: site.scale.radius.large } });
const Caption = styled('figcaption')({
  ...text('small'),
  marginTop: 12,
  color: site.palette.muted,
  '& b': { color: site.palette.text, fontWeight: 550 },
});

/** The person who reads the messages, at her desk, with her answer. */
function AnsweringPicture() {
  const { name, role, picture } = contactIntro.answers;
  return (
    <Figure>
      <Picture
        src={answering960}
        alt={picture}
        width={800}
        height={750}
        sources={[{ type: 'image/avif', srcSet: `${answering480} 480w, ${answering960} 960w` }]}
        sizes="(min-width: 1280px) 470px, (min-width: 900px) 38vw, (min-width: 600px) 50vw, 92vw"
      />
      <Caption>
        <b>{name}</b>, {role}
      </Caption>
    </Figure>
  );
}

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

const Panel = styled('div')(({ theme }) => ({
  padding: 'clamp(20px, 3.4vw, 44px)',
  background: site.palette.raised,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  boxShadow: `inset 0 1px 0 ${site.palette.hairline}`,
  // As high as the words beside it: the form fills it.
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gridColumn: 2,
    gridRow: '1 / span 2',
  },
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
  [theme.breakpoints.up('md')]: { alignContent: 'space-between', gap: 40 },
}));

const PanelTitle = styled('h2')({ ...text('h3'), fontSize: '1.5rem', marginBottom: 4 });

/** The first screen: the page's purpose on the left, the form on the right. Applicants get their own versions. */
export function ContactOpening() {
  const topic = useTopic();
  const application = topic?.kind === 'application' ? topic : undefined;
  const intro = application ? applicant : contactIntro;
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
            <Lead>{intro.lead}</Lead>
            <DirectLines isApplicant={application !== undefined} />
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
              <div>
                <StepsTitle>{contactIntro.stepsTitle}</StepsTitle>
                <ProcessLine steps={intro.steps} down />
              </div>
              {!application && <AnsweringPicture />}
            </BelowFold>
          </After>
        </Columns>
      </Container>
    </Band>
  );
}
