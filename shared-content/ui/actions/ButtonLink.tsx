import { site } from '../../theme';
import { Anchor } from '../navigation/Link';
import { styled } from '../styled';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'booking' | 'warm';

const { palette, scale, motion } = site;

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 26px',
  // Visible only in forced colors, where a button without a border would be plain text.
  border: '1px solid transparent',
  borderRadius: scale.radius.pill,
  fontSize: '1rem',
  fontWeight: 550,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  transition: `background ${motion.hover}, border-color ${motion.hover}, color ${motion.hover}, transform ${motion.hover}`,
  '&:active': { transform: 'translateY(1px)' },
  '& svg': { flex: 'none' },
} as const;

const looks = {
  primary: {
    background: palette.jade,
    color: palette.ink,
    '&:hover': { background: palette.jadeLight },
  },
  secondary: {
    borderColor: palette.hairlineStrong,
    color: palette.text,
    '&:hover': { borderColor: palette.jade, background: `${palette.jade}14` },
  },
  quiet: {
    padding: '0 4px',
    color: palette.jadeLight,
    '&:hover': { color: palette.text },
  },
  // Outlined, as it is beside a filled button: a view has only one of those.
  booking: {
    borderColor: `${palette.lily}73`,
    color: palette.lilyLight,
    '&:hover': { borderColor: palette.lily, background: `${palette.lily}1a` },
  },
  warm: {
    background: palette.lily,
    color: palette.ink,
    '&:hover': { background: palette.lilyLight },
  },
} as const;

/** The CSS of a button or of a link that looks like one. */
export const buttonStyle = (look: ButtonLook) => ({ ...base, ...looks[look] });

interface ButtonLinkLook {
  /** `booking` is only for the external consultation page. */
  look?: ButtonLook;
}

/** A link that looks like a button. */
export const ButtonLink = styled(Anchor, { shouldForwardProp: (prop) => prop !== 'look' })<ButtonLinkLook>(
  ({ look = 'primary' }) => buttonStyle(look),
);
