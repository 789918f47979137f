import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  Card,
  Container,
  Hero,
  Portrait,
  ProcessLine,
  Section,
  SectionHeading,
  Stats,
  site,
  styled,
  text,
} from 'shared-content/ui';
import place1600 from '../assets/water/place-1600.avif';
import place800 from '../assets/water/place-800.avif';
import { Benefits } from '../components/careers/Benefits';
import { Openings } from '../components/careers/Openings';
import { careers } from '../content/careers';
import { team } from '../content/team';

const { palette } = site;

export function CareersPage() {
  return (
    <>
      <Hero
        {...careers.hero}
        before={<Breadcrumbs trail={[{ name: 'Careers', path: '/careers' }]} />}
        media={<DayCard />}
      />
      <BelowFold>
        <Container>
          <Stats items={careers.stats} note={careers.statsNote} />
        </Container>
        <Benefits />
        <Openings />
        <Hiring />
        <CallToAction {...careers.closing} water={{ small: place800, large: place1600 }} />
      </BelowFold>
    </>
  );
}

const Title = styled('h2')({ ...text('label'), color: palette.jade });
const List = styled('ol')({ display: 'grid', marginTop: 8 });
const Entry = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem 1fr',
  gap: 40,
  paddingBlock: 11,
  alignItems: 'baseline',
  // The line through the day, with a drop for each entry.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(3rem + 19px)',
    top: 0,
    bottom: 0,
    width: 1,
    background: palette.hairlineStrong,
  },
  '&:first-of-type::before': { top: '1.4rem' },
  '&:last-of-type::before': { bottom: 'calc(100% - 1.4rem)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(3rem + 15px)',
    top: 'calc(1.4rem - 4px)',
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: palette.raised,
    border: `1.5px solid ${palette.jade}`,
  },
  '&:last-of-type::after': { background: palette.lily, borderColor: palette.lily },
});
const Time = styled('span')({
  ...text('small'),
  color: palette.muted,
  whiteSpace: 'nowrap',
});

const Day = styled(Card)({
  height: 'auto',
  // Padding that keeps each entry on one line where the window allows it.
  '--card-pad': 'clamp(24px, 2.5vw, 32px)',
});

// Without overlap: hair as dark as the page would seem to cut into the face behind it.
const Faces = styled('div')({
  display: 'flex',
  gap: 8,
  marginTop: 12,
  // The pictures shrink together where the window has no room for all six.
  '& img': { width: 52, minWidth: 0, height: 'auto', aspectRatio: '1' },
});

/** A working day as a timeline, with those who spend it. */
function DayCard() {
  return (
    <Day accent="jade">
      <Title>{careers.day.title}</Title>
      <List>
        {careers.day.entries.map((entry) => (
          <Entry key={entry.time}>
            <Time>{entry.time}</Time>
            <span>{entry.text}</span>
          </Entry>
        ))}
      </List>
      <Faces>
        {team.slice(1, 7).map(({ slug, image }) => (
          <Portrait key={slug} src={image} alt="" width={480} height={560} />
        ))}
      </Faces>
    </Day>
  );
}

// The kit's steps in dark ink for paper. Twice &, to outrank the steps' own rules.
const Steps = styled('div')({
  '&& .step': { borderColor: palette.paperJade, color: palette.paperJade },
  '&& p': { color: palette.paperMuted },
  '&& li::before': { background: `${palette.paperJade}66` },
});

/** The steps of an application. */
function Hiring() {
  const { title, lead, steps } = careers.hiring;
  return (
    <Section tone="daylight" labelledBy="hiring">
      <SectionHeading id="hiring" title={title} lead={lead} />
      <Steps>
        <ProcessLine steps={steps} />
      </Steps>
    </Section>
  );
}
