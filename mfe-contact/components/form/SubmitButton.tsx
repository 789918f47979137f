import { buttonStyle, site, styled } from 'shared-content/ui';

/** The button that sends a form. */
export const SubmitButton = styled('button')({
  ...buttonStyle('primary'),
  minWidth: 148,
  // Only the transform fades: letters and background swap light and dark, and would be alike halfway.
  transition: `transform ${site.motion.hover}`,
  '&:disabled': {
    background: `${site.palette.jade}2e`,
    border: `1px solid ${site.palette.jade}80`,
    color: site.palette.jadeLight,
    cursor: 'not-allowed',
    transform: 'none',
  },
});
