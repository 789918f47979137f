import { Section, SectionHeading } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { ChallengeLedger } from './ChallengeLedger';
import { ChallengeQuadrants } from './ChallengeQuadrants';

interface ChallengesProps {
  content: IndustryContent;
  /** `ledger`: one row each, problem left, answer right. `quadrants`: two by two between hairlines. */
  look: 'ledger' | 'quadrants';
}

/** The four challenges, each with what is done about it. */
export function Challenges({ content: { challenges, industry }, look }: ChallengesProps) {
  const List = look === 'ledger' ? ChallengeLedger : ChallengeQuadrants;
  return (
    <Section labelledBy="challenges">
      <SectionHeading
        id="challenges"
        eyebrow={industryLabels.challenges}
        accent={industry.accent}
        title={challenges.title}
        lead={challenges.lead}
      />
      <List items={challenges.items} accent={industry.accent} />
    </Section>
  );
}
