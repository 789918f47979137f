import type { ReactNode } from 'react';
import {
  type Accent,
  CardText,
  CardTitle,
  CheckList,
  Container,
  type Ground,
  pictureGround,
  SectionHeading,
  site,
  styled,
  swipeRow,
  text,
} from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import { Answer } from './Challenges';

const subgrid = { display: 'grid', gridTemplateRows: 'subgrid' } as const;

const ledgerTitle = { ...text('h2'), fontSize: 'clamp(1.5rem, 1.2rem + 1.1vw, 1.875rem)' } as const;

// The screen’s smallest letters are 13 px at its least width.
const Board = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: site.scale.section,
  paddingBlock: site.scale.section,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(347px, 12fr) 11fr 11fr',
    gap: '0 32px',
  },
}));
// Two parts of the page side by side: an entry and its answer share a row, with a line above.
const Part = styled('section')(({ theme }) => ({
  '& h2': ledgerTitle,
  '& > ul': { display: 'grid' },
  [theme.breakpoints.up('lg')]: {
    ...subgrid,
    gridRow: 'span 5',
    '& > ul': { ...subgrid, gridRow: 'span 4' },
    '& > [data-heading]': { marginBottom: 0, padding: '32px 0', alignContent: 'start' },
  },
}));
// What is better afterward: a band of four across the page.
const Gains = styled('section')<{ tint: string; base: Ground }>(({ tint, base, theme }) => ({
  padding: 'clamp(24px, 3vw, 40px)',
  background: `linear-gradient(${site.grounds[base].surface}, ${site.grounds[base].ground})`,
  borderRadius: site.scale.radius.large,
  '& > [data-heading]': { marginBottom: 24 },
  '& h2': ledgerTitle,
  '& > ul': { display: 'grid', columnGap: 32 },
  '& h3': { ...text('h2'), fontSize: '1.5rem', color: tint },
  [theme.breakpoints.up('sm')]: { '& > ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / -1',
    marginTop: 32,
    '& > ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));
const Entry = styled('li')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingBlock: 28,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
});
// From a tablet on, each screen is beside its words.
const Processes = styled(Part)(({ theme }) => ({
  '& > ul': shotOfEach(4),
  // Four pictures one below the other would be two screens of a phone.
  [theme.breakpoints.down('sm')]: {
    '& > ul': swipeRow(4),
    '& > ul > li': { paddingTop: 0, borderTop: 0 },
  },
  [theme.breakpoints.up('sm')]: {
    '& > ul > li': { gridTemplate: 'auto auto 1fr / 320px minmax(0, 1fr)', columnGap: 32 },
    '& > ul > li > div': { gridRow: '1 / -1', alignSelf: 'start' },
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 'span 2',
    gridTemplateColumns: 'subgrid',
    '& > [data-heading]': { gridColumn: '1 / -1' },
    '& > ul, & > ul > li': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  },
}));
const Screen = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  maxWidth: 400,
  marginBottom: 4,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.medium,
  overflow: 'clip',
  background: pictureGround(site.ramp[accent]),
}));

/** The field's four processes, a row each: what we build for it, where it fails today, what is better afterward. */
export function ProcessLedger({ content }: { content: IndustryContent }) {
  const { solutions, challenges, benefits, industry } = content;
  const { accent } = industry;
  const getHeading = (id: string, eyebrow: string, title: string, lead?: string): ReactNode => (
    <SectionHeading id={id} eyebrow={eyebrow} accent={accent} title={title} lead={lead} />
  );
  return (
    <Board>
      <Processes aria-labelledby="solutions">
        {getHeading('solutions', industryLabels.solutions, solutions.title, solutions.lead)}
        <ul>
          {solutions.items.map(({ title, text: purpose, deliverables }) => (
            <Entry key={title}>
              <Screen accent={accent}>
                <PointShot shots={solutions.shots} count={4} />
              </Screen>
              <CardTitle>{title}</CardTitle>
              <CardText>{purpose}</CardText>
              <CheckList items={deliverables} accent={accent} />
            </Entry>
          ))}
        </ul>
      </Processes>
      <Part aria-labelledby="challenges">
        {getHeading('challenges', industryLabels.challenges, challenges.title, challenges.lead)}
        <ul>
          {challenges.items.map(({ title, text: problem, answer }) => (
            <Entry key={title}>
              <CardTitle>{title}</CardTitle>
              <CardText>{problem}</CardText>
              <Answer accent={accent} text={answer} />
            </Entry>
          ))}
        </ul>
      </Part>
      <Gains aria-labelledby="benefits" tint={site.ramp[accent]} base={industry.ground}>
        {getHeading('benefits', industryLabels.benefits, benefits.title)}
        <ul>
          {benefits.items.map(({ title, text: effect }) => (
            <Entry key={title}>
              <CardTitle>{title}</CardTitle>
              <CardText>{effect}</CardText>
            </Entry>
          ))}
        </ul>
      </Gains>
    </Board>
  );
}
