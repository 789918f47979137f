import { Anchor } from '../navigation/Anchor';
import { styled } from '../styled';
import { type ButtonLook, buttonStyle } from './buttonStyle';

interface ButtonLinkLook {
  /** `booking` is only for the external consultation page. */
  look?: ButtonLook;
}

/** A link that looks like a button. */
export const ButtonLink = styled(Anchor, { shouldForwardProp: (prop) => prop !== 'look' })<ButtonLinkLook>(
  ({ look = 'primary' }) => buttonStyle(look),
);
