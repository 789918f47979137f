import { Link } from '../navigation/Link';
import { site } from '../../theme';
import { styled } from '../styled';

/** A card's one link: its box covers the card, so that all of it is one target with one name. */
export const CoverLink = styled(Link)({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${site.palette.jadeLight}`,
    outlineOffset: -4,
    borderRadius: 12,
  },
});
