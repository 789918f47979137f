import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import { site } from '../../theme';
import { styled } from '../styled';
import { NewTabNote } from '../text/VisuallyHidden';

const style = {
  color: site.palette.jadeLight,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  transition: `color ${site.motion.hover}`,
  '&:hover': { color: site.palette.text },
} as const;

const Internal = styled(Link)(style);
const External = styled('a')(style);

/**
 * A link within or after text. External pages open in a new tab. The browser follows fragments, as it scrolls and moves the
 * focus; the router would only change the address.
 */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) return <Internal to={to}>{children}</Internal>;
  if (/^(#|mailto:|tel:)/.test(to)) return <External href={to}>{children}</External>;
  return (
    <External href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </External>
  );
}
