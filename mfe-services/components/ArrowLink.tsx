import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, site, styled } from 'shared-content/ui';

const tint = `var(--tint, ${site.palette.jade})`;
const To = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  textDecoration: 'none',
  fontWeight: 550,
  transition: `color ${site.motion.hover}`,
  '& svg': { width: 16, height: 16, color: tint, transition: `transform ${site.motion.hover}` },
  '&:hover': { color: tint },
  '&:hover svg': { transform: 'translateX(4px)' },
});

/** A quiet link in a list of them, which may set `--tint`. */
export const ArrowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <To to={to}>
    {children} <ArrowRight aria-hidden="true" />
  </To>
);
