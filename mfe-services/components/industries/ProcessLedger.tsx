import type { ReactNode } from 'react';
import {
  type Accent,
  CardText,
  CardTitle,
  CheckList,
  Container,
  pictureGround,
  SectionHeading,
  site,
  styled,
  text,
} from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Plate } from '../drawing/Plate';
import { PointShot, shotOfEach } from '../drawing/PointShot';
import { Answer } from './Challenges';

const Board = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: site.scale.section,
  paddingBlock: site.scale.section,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 5fr 4fr', gap: 0 },
}));
// Three parts of the page side by side: an entry and its answers in the others share a row, with a line above.
const Part = styled('section')<{ tint?: string }>(({ tint, theme }) => ({
  '& h2': { ...text('h2'), fontSize: 'clamp(1.5rem, 1.2rem + 1.1vw, 1.875rem)' },
  '& > ul': { display: 'grid' },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    '& > ul': { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
    '& > [data-heading]': { marginBottom: 0, padding: '32px 32px 32px 0', alignContent: 'start' },
    '& > ul > li': { paddingInline: '0 32px' },
    ...(tint && {
      background: `linear-gradient(${tint}24, ${tint}0a)`,
      borderRadius: site.scale.radius.large,
      '& > [data-heading], & > ul > li': { paddingInline: 28 },
    }),
  },
}));
const Entry = styled('li')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingBlock: 28,
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  '& > img': { marginTop: 16, maxWidth: 460 },
});
// On a tablet each screen is beside its words.
const Entries = styled('ul')(({ theme }) => ({
  ...shotOfEach(4),
  [theme.breakpoints.between('sm', 'lg')]: {
    '& > li': { gridTemplateColumns: '320px minmax(0, 1fr)', columnGap: 32 },
    '& > li > div': { gridRow: '1 / span 4', alignSelf: 'start' },
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

interface ProcessLedgerProps {
  content: IndustryContent;
  /** A picture for each process, see `PointShot`. */
  shots: string;
  /** The third answer in use, see `Plate`. */
  picture: string;
}

/** The field's four processes, a row each: what we build for it, where it fails today, what is better afterward. */
export function ProcessLedger({ content, shots, picture }: ProcessLedgerProps) {
  const { solutions, challenges, benefits, industry } = content;
  const { accent } = industry;
  const getHeading = (id: string, eyebrow: string, title: string, lead?: string): ReactNode => (
    <SectionHeading id={id} eyebrow={eyebrow} accent={accent} title={title} lead={lead} />
  );
  return (
    <Board>
      <Part aria-labelledby="solutions">
        {getHeading('solutions', industryLabels.solutions, solutions.title, solutions.lead)}
        <Entries>
          {solutions.items.map(({ title, text: purpose, deliverables }) => (
            <Entry key={title}>
              <Screen accent={accent}>
                <PointShot shots={shots} count={4} />
              </Screen>
              <CardTitle>{title}</CardTitle>
              <CardText>{purpose}</CardText>
              <CheckList items={deliverables} accent={accent} />
            </Entry>
          ))}
        </Entries>
      </Part>
      <Part aria-labelledby="challenges">
        {getHeading('challenges', industryLabels.challenges, challenges.title, challenges.lead)}
        <ul>
          {challenges.items.map(({ title, text: problem, answer }, index) => (
            <Entry key={title}>
              <CardTitle>{title}</CardTitle>
              <CardText>{problem}</CardText>
              <Answer accent={accent} text={answer} />
              {index === 2 && <Plate src={picture} />}
            </Entry>
          ))}
        </ul>
      </Part>
      <Part aria-labelledby="benefits" tint={site.ramp[accent]}>
        {getHeading('benefits', industryLabels.benefits, benefits.title)}
        <ul>
          {benefits.items.map(({ title, text: effect }) => (
            <Entry key={title}>
              <CardTitle>{title}</CardTitle>
              <CardText>{effect}</CardText>
            </Entry>
          ))}
        </ul>
      </Part>
    </Board>
  );
}
