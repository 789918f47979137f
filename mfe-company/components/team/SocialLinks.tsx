import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Mail from 'lucide-react/icons/mail';
import { VisuallyHidden, createIcon, site, styled, text } from 'shared-content/ui';
import type { SocialKind, TeamMember } from '../../content/team';
import { socialNames, teamWords } from '../../content/teamWords';

const { palette, scale, motion } = site;

// The icon set has no brands. These four are drawn on its 24-unit grid with its stroke.
const draw = (d: string) => createIcon({ node: [['path', { d }]] });
const icons = {
  linkedin: draw(
    'M7 10v7M7 6.9v.1M11 17v-7M11 13.2a3 3 0 0 1 6 0V17M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3Z',
  ),
  twitter: draw(
    'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2Z',
  ),
  researchgate: draw(
    'M4 20.5V8.5h4.6a3.5 3.5 0 0 1 0 7H4M8.4 15.5l4.4 5M20.5 3.5v6.8a2.7 2.7 0 0 1-5 1.3M20.5 6a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0Z',
  ),
  orcid: draw(
    'M8 10.5V17M8 7.2v.1M11.8 7.8h2a4.6 4.6 0 0 1 0 9.2h-2ZM22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  ),
  email: Mail,
  website: Globe,
  google_scholar: GraduationCap,
} as const;

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
      {kinds.map((kind) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <Pill
              {...(kind === 'email'
                ? { href: `mailto:${socials.email}` }
                : { href: socials[kind], target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {socialNames[kind]}
              <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
            </Pill>
          </li>
        );
      })}
    </List>
  );
}
