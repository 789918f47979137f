import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import { styled } from '../styled';
import { NewTabNote } from '../text/VisuallyHidden';
import { type ButtonLook, buttonStyle } from './buttonStyle';

const own = { shouldForwardProp: (prop: string) => prop !== 'look' };
const Internal = styled(Link, own)<{ look: ButtonLook }>(({ look }) => buttonStyle(look));
const External = styled('a', own)<{ look: ButtonLook }>(({ look }) => buttonStyle(look));

interface ButtonLinkProps {
  /** A path of this site, a fragment of the page, or an absolute URL, mailto: or tel:. */
  to: string;
  children: ReactNode;
  /** `booking` is only for the external consultation page. */
  look?: ButtonLook;
}

/** A link that looks like a button. External pages open in a new tab, which screen readers announce. */
export function ButtonLink({ to, children, look = 'primary' }: ButtonLinkProps) {
  if (to.startsWith('/'))
    return (
      <Internal to={to} look={look}>
        {children}
      </Internal>
    );
  // The browser follows a fragment: it scrolls and moves the focus.
  if (/^(#|mailto:|tel:)/.test(to))
    return (
      <External href={to} look={look}>
        {children}
      </External>
    );
  return (
    <External href={to} look={look} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </External>
  );
}
