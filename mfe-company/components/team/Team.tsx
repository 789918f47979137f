'use client';

import { Section, SectionHeading, island, styled } from 'shared-content/ui';
import { team } from '../../content/team';
import { teamWords } from '../../content/teamWords';
import { MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import { useMemberInAddress } from './useMemberInAddress';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '32px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: {
    gap: '40px 20px',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    '& > [data-founder]': { gridColumn: 'span 3' },
  },
  [theme.breakpoints.up('lg')]: { '& > li': { gridColumn: 'span 1' } },
}));

/** The team, with its founders first and larger. Selecting a member opens the profile. */
export function Team() {
  const { open, closed } = useMemberInAddress();
  return (
    <Section id="team" labelledBy="team-title">
      <SectionHeading id="team-title" title={teamWords.title} lead={teamWords.lead} align="split" />
      <div {...island('intent')}>
        <List>
          {team.map((member) => (
            <MemberCard key={member.slug} member={member} onOpen={() => open(member.slug)} />
          ))}
        </List>
        {team.map((member) => (
          <MemberDialog key={member.slug} member={member} onClose={() => closed(member.slug)} />
        ))}
      </div>
    </Section>
  );
}
