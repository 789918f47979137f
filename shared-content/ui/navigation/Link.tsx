import type { ComponentPropsWithRef } from 'react';
import { site } from '../../theme';
import { styled } from '../styled';
import { NewTabNote } from '../text/VisuallyHidden';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site. */
  to: string;
}

/** A link to a page of this site. `followLinks` of the federation offers its clicks to the router. */
export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;

interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, a fragment of the page, or an absolute URL, mailto: or tel:. */
  to: string;
}

/**
 * A link to any address. The browser follows fragments: it scrolls and moves the focus. Other sites open in a new tab,
 * which screen readers announce.
 */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  if (to.startsWith('/'))
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    );
  const isOtherSite = !/^(#|mailto:|tel:)/.test(to);
  return (
    <a {...rest} href={to} {...(isOtherSite && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {isOtherSite && <NewTabNote />}
    </a>
  );
}

/** A link within or after text. */
export const TextLink = styled(Anchor)({
  color: site.palette.jadeLight,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  transition: `color ${site.motion.hover}`,
  '&:hover': { color: site.palette.text },
});
