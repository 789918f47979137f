import { site, styled, text } from 'shared-content/ui';
import type { TeamMember } from '../../content/team';
import { teamWords } from '../../content/teamWords';

const List = styled('dl')({
  display: 'grid',
  gap: 16,
  borderTop: `1px solid ${site.palette.hairline}`,
  paddingTop: 20,
});
const Term = styled('dt')({ ...text('label'), color: site.palette.jade });
const Detail = styled('dd')({ color: site.palette.muted });

const kinds = ['education', 'application', 'experience'] as const;

/** A member's education, applications and experience, as far as present. */
export function MemberFacts({ member }: { member: TeamMember }) {
  const known = kinds.filter((kind) => member[kind]);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map((kind) => (
        <div key={kind}>
          <Term>{teamWords[kind]}</Term>
          <Detail>{member[kind]}</Detail>
        </div>
      ))}
    </List>
  );
}
