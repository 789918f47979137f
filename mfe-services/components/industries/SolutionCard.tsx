import type { ReactNode } from 'react';
import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  CheckList,
  pictureGround,
  site,
  styled,
} from 'shared-content/ui';
import type { Solution } from '../../content/industries/industry.contract';

const pad = 'clamp(20px, 2.4vw, 32px)';

// The pictures have no background. In a card wider than their drawn size they keep that size, and their shadows fade
// before the crop.
const Screen = styled('div')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  overflow: 'clip',
  background: pictureGround(site.ramp[accent]),
  borderBottom: `1px solid ${site.palette.hairline}`,
  [theme.breakpoints.up('lg')]: {
    '& > img': { maxWidth: 456, maskImage: 'linear-gradient(90deg, transparent, #000 6% 94%, transparent)' },
  },
}));
const Words = styled('div')({ display: 'grid', gap: 10, alignContent: 'start', padding: `${pad} ${pad} 0` });
const Foot = styled('div')({ padding: `20px ${pad} ${pad}` });

/** For the cards of a row: their parts begin on common lines. Twice &, to outrank the card's own layout. */
export const inRows = (parts: number) => {
  const rows = { gridRow: `span ${parts}`, display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 };
  return { '& > *': rows, '&& > * > *': { ...rows, height: 'auto', alignContent: 'start' } } as const;
};

interface SolutionCardProps {
  solution: Solution;
  accent: Accent;
  picture?: ReactNode;
}

/** One solution: a picture of it, its purpose, its deliverables. */
export const SolutionCard = ({ solution, accent, picture }: SolutionCardProps) => (
  <Card accent={accent} pad="none">
    {picture && <Screen accent={accent}>{picture}</Screen>}
    <Words>
      <CardTitle>{solution.title}</CardTitle>
      <CardText>{solution.text}</CardText>
    </Words>
    <Foot>
      <CheckList items={solution.deliverables} accent={accent} />
    </Foot>
  </Card>
);
