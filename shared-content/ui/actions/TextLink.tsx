import { site } from '../../theme';
import { Anchor } from '../navigation/Anchor';
import { styled } from '../styled';

/** A link within or after text. */
export const TextLink = styled(Anchor)({
  color: site.palette.jadeLight,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  transition: `color ${site.motion.hover}`,
  '&:hover': { color: site.palette.text },
});
