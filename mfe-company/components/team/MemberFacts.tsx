import { Facts, site, styled } from 'shared-content/ui';
import type { TeamMember } from '../../content/team';
import { teamWords } from '../../content/teamWords';

const Place = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const kinds = ['education', 'application', 'experience'] as const;

/** A member's education, applications and experience, as far as present. */
export function MemberFacts({ member }: { member: TeamMember }) {
  const known = kinds.flatMap((kind) => {
    const fact = member[kind];
    return fact ? [[teamWords[kind], fact] as const] : [];
  });
  return (
    known.length > 0 && (
      <Place>
        <Facts items={known} />
      </Place>
    )
  );
}
