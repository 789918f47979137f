import { Section, SectionHeading, Split, styled } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { Plate, onTablet, plateLeast } from '../drawing/Plate';
import { ChallengeLedger } from './ChallengeLedger';
import { aside, ChallengeQuadrants, pad } from './ChallengeQuadrants';

// On a tablet the picture is beside the heading.
const beside = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${plateLeast}px`,
  gap: 32,
  alignItems: 'center',
  '& > [data-heading]': { marginBottom: 0 },
} as const;
const Riding = styled('div')(({ theme }) => ({
  '& > [data-heading]': { marginBottom: 32 },
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 460 } },
  [onTablet]: beside,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 112,
    '& > img': { width: `max(100%, ${plateLeast}px)`, maxWidth: 'none' },
  },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginBottom: 'clamp(40px, 5vw, 64px)',
  '& > [data-heading]': { marginBottom: 0 },
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 460 } },
  [onTablet]: beside,
  // The picture is in the column of the second quadrant.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${aside}`,
    columnGap: 2 * pad,
    alignItems: 'end',
  },
}));

interface ChallengesProps {
  content: IndustryContent;
  /**
   * `ledger`: heading and picture are sticky while the rows scroll. `quadrants`: below them, two by two between
   * hairlines.
   */
  look: 'ledger' | 'quadrants';
  /** One of the answers in use, see `Plate`. */
  picture: string;
}

/** The four challenges, each with its answer. */
export function Challenges({ content: { challenges, industry }, look, picture }: ChallengesProps) {
  const head = (
    <>
      <SectionHeading
        id="challenges"
        eyebrow={industryLabels.challenges}
        accent={industry.accent}
        title={challenges.title}
        lead={challenges.lead}
      />
      <Plate src={picture} />
    </>
  );
  return (
    <Section labelledBy="challenges">
      {look === 'ledger' ? (
        <Split ratio="lead">
          <Riding>{head}</Riding>
          <ChallengeLedger items={challenges.items} accent={industry.accent} />
        </Split>
      ) : (
        <>
          <Head>{head}</Head>
          <ChallengeQuadrants items={challenges.items} accent={industry.accent} />
        </>
      )}
    </Section>
  );
}
