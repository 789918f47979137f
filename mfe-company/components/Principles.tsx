import { type Accent, Card, Reveal, Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { about } from '../content/about';

const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *:nth-of-type(1)': { gridRow: 'span 2' },
  },
}));

// One padding for all three, whatever their size.
const Principle = styled(Card)({ '--card-pad': 'clamp(20px, 2.8vw, 36px)' });

const Title = styled('h3')<{ accent: Accent }>(({ accent }) => ({
  ...text('label'),
  color: site.ramp[accent],
}));
// Vertically centered beside two cards, in the second voice.
const Statement = styled('p')({ ...text('voice'), textWrap: 'balance', marginBlock: 'auto' });
const Body = styled('p')({ ...text('h3'), fontWeight: 450, marginBlock: 'auto' });
const Aside = styled('p')({ color: site.palette.muted });
const Points = styled('ol')({ marginTop: 'auto', counterReset: 'value' });
const Point = styled('li')({
  ...text('lead'),
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr',
  alignItems: 'baseline',
  paddingBlock: 11,
  borderTop: `1px solid ${site.palette.hairline}`,
  '&::before': {
    ...text('label'),
    counterIncrement: 'value',
    content: 'counter(value)',
    color: site.palette.lily,
  },
  '&:last-of-type': { paddingBottom: 0 },
});

/** Mission large, values and vision beside it. */
export function Principles() {
  const { title, lead, mission, values, vision } = about.principles;
  return (
    <Section tone="raised" labelledBy="principles">
      <SectionHeading id="principles" title={title} lead={lead} />
      <Board>
        <Reveal>
          <Principle accent="jade">
            <Title accent="jade">{mission.title}</Title>
            <Statement>{mission.text}</Statement>
          </Principle>
        </Reveal>
        <Reveal index={1}>
          <Principle accent="lily">
            <Title accent="lily">{values.title}</Title>
            <Aside>{values.text}</Aside>
            <Points>
              {values.points.map((point) => (
                <Point key={point}>{point}</Point>
              ))}
            </Points>
          </Principle>
        </Reveal>
        <Reveal index={2}>
          <Principle accent="lagoon">
            <Title accent="lagoon">{vision.title}</Title>
            <Body>{vision.text}</Body>
          </Principle>
        </Reveal>
      </Board>
    </Section>
  );
}
