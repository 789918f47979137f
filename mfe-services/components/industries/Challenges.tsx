import {
  type Accent,
  CardText,
  CardTitle,
  Section,
  SectionHeading,
  onTablet,
  site,
  Split,
  styled,
  text,
} from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Plate, plateLeast } from '../drawing/Plate';

// Heading and picture are sticky while rows scroll. On a tablet the picture is beside the heading.
const Riding = styled('div')(({ theme }) => ({
  '& > [data-heading]': { marginBottom: 32 },
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 460 } },
  [onTablet]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${plateLeast}px`,
    gap: 32,
    alignItems: 'center',
    '& > [data-heading]': { marginBottom: 0 },
  },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 112,
    '& > img': { width: `max(100%, ${plateLeast}px)`, maxWidth: 'none' },
  },
}));
const List = styled('ul')({ containerType: 'inline-size', borderTop: `1px solid ${site.palette.hairline}` });
const Row = styled('li')({
  display: 'grid',
  gap: 8,
  paddingBlock: 'clamp(20px, 3vw, 40px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
  // Problem and answer face each other where the list has room.
  '@container (min-width: 600px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 40,
    '& > h3': { gridColumn: '1 / -1' },
    '& > :last-child': { marginTop: 0 },
  },
});
const Said = styled('p')<{ accent: Accent }>(({ accent }) => ({
  marginTop: 4,
  paddingLeft: 16,
  borderLeft: `2px solid ${site.ramp[accent]}`,
  '& > b': { ...text('small'), fontWeight: 550, display: 'block', marginBottom: 4, color: site.ramp[accent] },
}));

/** What we do about a challenge. */
export const Answer = ({ accent, text: words }: { accent: Accent; text: string }) => (
  <Said accent={accent}>
    <b>{industryLabels.answer}</b>
    {words}
  </Said>
);

/** The four challenges, each with its answer, beside a picture of one answer in use. */
export function Challenges({ content: { challenges, industry } }: { content: IndustryContent }) {
  return (
    <Section labelledBy="challenges">
      <Split ratio="lead">
        <Riding>
          <SectionHeading
            id="challenges"
            eyebrow={industryLabels.challenges}
            accent={industry.accent}
            title={challenges.title}
            lead={challenges.lead}
          />
          {challenges.picture && <Plate src={challenges.picture} />}
        </Riding>
        <List>
          {challenges.items.map(({ title, text: problem, answer }) => (
            <Row key={title}>
              <CardTitle>{title}</CardTitle>
              <CardText>{problem}</CardText>
              <Answer accent={industry.accent} text={answer} />
            </Row>
          ))}
        </List>
      </Split>
    </Section>
  );
}
