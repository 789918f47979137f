'use client';

import Plus from 'lucide-react/icons/plus';
import { Portrait, Section, SectionHeading, cover, island, site, styled, text } from 'shared-content/ui';
import { type TeamMember, team } from '../../content/team';
import { teamWords } from '../../content/teamWords';
import { MemberDialog } from './MemberDialog';
import { memberId, opens, useMemberInAddress } from './useMemberInAddress';

const { palette, motion, scale } = site;

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: 4,
  alignContent: 'start',
});

// In a wide window the portrait is left of the text, as on a business card. On a phone it is like all others.
const FounderItem = styled(Item)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: 'clamp(16px, 2.4vw, 32px)',
    '& > div': { marginBottom: 0 },
    // Keeps clear of the portrait beside it.
    '& > :last-child': { alignContent: 'start', paddingRight: 24 },
  },
  [theme.breakpoints.up('sm')]: { '& h3': { fontSize: '1.5rem' } },
}));
const Words = styled('div')({ display: 'grid', gap: 4 });

const Frame = styled('div')({
  position: 'relative',
  overflow: 'clip',
  marginBottom: 12,
  borderRadius: scale.radius.medium,
  border: `1px solid ${palette.hairline}`,
  transition: `border-color ${motion.hover}`,
  '& img': { display: 'block', width: '100%', height: 'auto', transition: `scale 400ms ${motion.ease}` },
  'li:hover > &, li:focus-within > &': { borderColor: palette.jade },
  'li:hover > & img': { scale: '1.03' },
  // All portraits look right; every second one is mirrored.
  'li:nth-of-type(even) > & img': { transform: 'scaleX(-1)' },
});

// Placed on the shoulder: at the top it would cover hair.
const Sign = styled('span')({
  position: 'absolute',
  right: 8,
  bottom: 8,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  color: palette.text,
  background: `${palette.ink}cc`,
  border: `1px solid ${palette.hairlineStrong}`,
  transition: `background ${motion.hover}, color ${motion.hover}`,
  'li:hover &, li:focus-within &': { background: palette.jade, color: palette.ink },
});

const Name = styled('h3')(({ theme }) => ({
  ...text('h3'),
  lineHeight: 1.25,
  // Sized so that the longest name fits one line, six side by side.
  [theme.breakpoints.up('sm')]: { fontSize: '1.0625rem' },
}));
const Title = styled('p')({ ...text('small'), color: palette.muted });
const Bio = styled('p')(({ theme }) => ({
  marginTop: 8,
  color: palette.muted,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

// The button's box covers the card: one target, named after the person.
const Opener = styled('button', { shouldForwardProp: () => true })({
  ...cover,
  textAlign: 'left',
  // No padding: the ring is around the words, not across them.
  '&&:focus-visible::after': { outlineOffset: 4 },
});

/** One person in the grid; for a founder also their role. */
function MemberCard({ member, onOpen }: { member: TeamMember; onOpen: () => void }) {
  const founder = member.founder ?? false;
  const Box = founder ? FounderItem : Item;
  return (
    <Box data-founder={member.founder}>
      <Frame>
        <Portrait src={member.image} alt="" width={480} height={560} shape="card" />
        <Sign aria-hidden="true">
          <Plus size={18} strokeWidth={1.75} />
        </Sign>
      </Frame>
      <Words>
        <Name>
          <Opener type="button" aria-haspopup="dialog" onClick={onOpen} {...opens(memberId(member.slug))}>
            {member.name}
          </Opener>
        </Name>
        <Title>{member.title}</Title>
        {founder && <Bio>{member.bio}</Bio>}
      </Words>
    </Box>
  );
}

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
  const { openMember, forgetMember } = useMemberInAddress();
  return (
    <Section id="team" labelledBy="team-title">
      <SectionHeading id="team-title" title={teamWords.title} lead={teamWords.lead} />
      <div {...island('intent')}>
        <List>
          {team.map((member) => (
            <MemberCard key={member.slug} member={member} onOpen={() => openMember(member.slug)} />
          ))}
        </List>
        {team.map((member) => (
          <MemberDialog key={member.slug} member={member} onClose={() => forgetMember(member.slug)} />
        ))}
      </div>
    </Section>
  );
}
