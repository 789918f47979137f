import { VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { SocialKind, TeamMember } from '../../content/team';
import { socialNames, teamWords } from '../../content/teamWords';
import { SocialIcon } from './SocialIcon';

const { palette, scale, motion } = site;

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Pill = styled('a')({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px 0 12px',
  borderRadius: scale.radius.pill,
  border: `1px solid ${palette.hairlineStrong}`,
  color: palette.text,
  textDecoration: 'none',
  transition: `border-color ${motion.hover}, color ${motion.hover}`,
  '&:hover': { borderColor: palette.jade, color: palette.jadeLight },
});

/** A member's links: only the kinds that they have, always in the same order. */
export function SocialLinks({
  socials,
  name,
}: {
  socials: NonNullable<TeamMember['socials']>;
  name: string;
}) {
  const kinds = (Object.keys(socialNames) as SocialKind[]).filter((kind) => socials[kind]);
  return (
    <List aria-label={teamWords.socials}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Pill
            {...(kind === 'email'
              ? { href: `mailto:${socials.email}` }
              : { href: socials[kind], target: '_blank', rel: 'noopener noreferrer' })}
          >
            <SocialIcon kind={kind} />
            {socialNames[kind]}
            <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
          </Pill>
        </li>
      ))}
    </List>
  );
}
