import type { ReactNode } from 'react';
import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  CheckList,
  pictureGround,
  Reveal,
  Section,
  SectionHeading,
  site,
  styled,
  swipeRow,
} from 'shared-content/ui';
import type { IndustryContent, Solution } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { PointShot, shotOfEach } from '../drawing/PointShot';

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

interface SolutionCardProps {
  solution: Solution;
  accent: Accent;
  shots: string;
}

/** One solution: a picture of it, its purpose, its deliverables. */
const SolutionCard = ({ solution, accent, shots }: SolutionCardProps) => (
  <Card accent={accent} pad="none">
    <Screen accent={accent}>
      <PointShot shots={shots} count={4} />
    </Screen>
    <Words>
      <CardTitle>{solution.title}</CardTitle>
      <CardText>{solution.text}</CardText>
    </Words>
    <Foot>
      <CheckList items={solution.deliverables} accent={accent} />
    </Foot>
  </Card>
);

/** For the parts of cards in a row: they begin on common lines. */
const onLines = (count: number) =>
  ({ display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid', rowGap: 0 }) as const;
const card = { ...onLines(3), height: 'auto', alignContent: 'start' } as const;

interface SolutionsProps {
  content: IndustryContent;
}

const Frame = ({ content: { solutions, industry }, children }: SolutionsProps & { children: ReactNode }) => (
  <Section tone="raised" labelledBy="solutions">
    <SectionHeading
      id="solutions"
      eyebrow={industryLabels.solutions}
      accent={industry.accent}
      title={solutions.title}
      lead={solutions.lead}
    />
    {children}
  </Section>
);

// Four pictures one below the other would be two screens of a phone.
const swiped = swipeRow(4);

const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(12px, 1.6vw, 20px)',
  ...shotOfEach(4),
  '& > div': onLines(3),
  // Twice &, to outrank the card's own layout.
  '&& > div > div': card,
  // Side by side in a narrower window, the pictures' text would be smaller than 11 px.
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: swiped,
}));

/** The four key solutions two by two, each below a picture of the work. */
export const SolutionPairs = ({ content }: SolutionsProps) => (
  <Frame content={content}>
    <Pairs>
      {content.solutions.items.map((solution, index) => (
        <Reveal key={solution.title} index={index % 2}>
          <SolutionCard
            solution={solution}
            accent={content.industry.accent}
            shots={content.solutions.shots}
          />
        </Reveal>
      ))}
    </Pairs>
  </Frame>
);

const Stops = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  ...shotOfEach(4),
  [theme.breakpoints.down('sm')]: swiped,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
const sign = 52;
const road = '&:not(:last-of-type)::before';
// The road: a dashed line through every stop. The stops are one column until one row has room for them.
const Stop = styled('li')<{ accent: Accent }>(({ accent, theme }) => ({
  display: 'grid',
  gap: 16,
  position: 'relative',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: sign,
    height: sign,
    borderRadius: '50%',
    background: site.palette.surface,
    border: `1px solid ${site.ramp[accent]}`,
    color: site.ramp[accent],
    zIndex: 1,
  },
  [road]: {
    content: '""',
    position: 'absolute',
    border: `0 dashed ${site.ramp[accent]}66`,
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: `${sign}px minmax(0, 1fr)`,
    gap: 12,
    [road]: { left: sign / 2 - 1, top: sign, bottom: -20, borderLeftWidth: 2 },
  },
  [theme.breakpoints.down('sm')]: {
    gap: 12,
    [road]: { left: sign, right: -12, top: sign / 2 - 1, borderTopWidth: 2 },
  },
  [theme.breakpoints.up('lg')]: {
    ...onLines(4),
    rowGap: 16,
    '& > div': onLines(3),
    '&& > div > div': card,
    // Sized so that the longest title fits one line.
    '& h3': { fontSize: '1.125rem' },
    [road]: { left: sign, right: -20, top: sign / 2 - 1, borderTopWidth: 2 },
  },
  // At 347 px the smallest letters are 13 px; the cell crops both sides.
  '@media (min-width: 1440px)': {
    '& img': { width: 'max(100%, 347px)', maxWidth: 'none', maskImage: 'none' },
  },
}));

/** The four key solutions as stops on one road, in the order in which goods pass them. */
export const SolutionChain = ({ content }: SolutionsProps) => (
  <Frame content={content}>
    <Stops>
      {content.solutions.items.map((solution, index) => (
        <Stop key={solution.title} accent={content.industry.accent}>
          <span aria-hidden="true">
            <solution.icon />
          </span>
          <Reveal index={index}>
            <SolutionCard
              solution={solution}
              accent={content.industry.accent}
              shots={content.solutions.shots}
            />
          </Reveal>
        </Stop>
      ))}
    </Stops>
  </Frame>
);
