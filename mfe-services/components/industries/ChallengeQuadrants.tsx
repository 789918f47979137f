import { type Accent, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Challenge } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { plateLeast } from '../drawing/Plate';
import { answerLabel } from './answerLabel';

/** Px between the text and the dividing hairline. */
export const pad = 48;
/** Width of the text at its right. */
export const aside = `max(${plateLeast}px, 37.5%)`;

// Hairlines between the four, none around them: the gap shows the list's own background.
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  background: site.palette.hairline,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `minmax(0, 1fr) calc(${aside} + ${pad}px)` },
}));
const Cell = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  background: site.palette.ink,
  paddingBlock: 'clamp(24px, 3.5vw, 48px)',
  [theme.breakpoints.up('md')]: {
    paddingInline: pad,
    '&:nth-of-type(odd)': { paddingLeft: 0 },
    '&:nth-of-type(even)': { paddingRight: 0 },
    '&:nth-of-type(-n+2)': { paddingTop: 0 },
    '&:nth-of-type(n+3)': { paddingBottom: 0 },
  },
}));
const Answer = styled('p')<{ accent: Accent }>(({ accent }) => ({
  marginTop: 8,
  '& > span': answerLabel(accent),
}));

/** Two by two, the answer below its problem. */
export function ChallengeQuadrants({ items, accent }: { items: readonly Challenge[]; accent: Accent }) {
  return (
    <List>
      {items.map(({ title, text: problem, answer }) => (
        <Cell key={title}>
          <CardTitle>{title}</CardTitle>
          <CardText>{problem}</CardText>
          <Answer accent={accent}>
            <span>{industryLabels.answer}</span>
            {answer}
          </Answer>
        </Cell>
      ))}
    </List>
  );
}
