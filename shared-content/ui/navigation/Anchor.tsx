import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from '../text/VisuallyHidden';
import { Link } from './Link';

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
  if (/^(#|mailto:|tel:)/.test(to))
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </a>
  );
}
