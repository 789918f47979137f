import { type Accent, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Challenge } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { answerLabel } from './answerLabel';

const List = styled('ul')({ borderTop: `1px solid ${site.palette.hairline}` });
const Row = styled('li')({
  display: 'grid',
  gap: 20,
  paddingBlock: 'clamp(24px, 3vw, 40px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
});
const Problem = styled('div')({ display: 'grid', gap: 8, alignContent: 'start' });
const Answer = styled('div')<{ accent: Accent }>(({ accent }) => ({
  paddingLeft: 24,
  borderLeft: `2px solid ${site.ramp[accent]}`,
  alignSelf: 'start',
  '& > span': answerLabel(accent),
}));

/** One row per challenge: the problem, and below it the answer. */
export function ChallengeLedger({ items, accent }: { items: readonly Challenge[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ title, text: problem, answer }) => (
        <Row key={title}>
          <Problem>
            <CardTitle>{title}</CardTitle>
            <CardText>{problem}</CardText>
          </Problem>
          <Answer accent={accent}>
            <span>{industryLabels.answer}</span>
            <p>{answer}</p>
          </Answer>
        </Row>
      ))}
    </List>
  );
}
