import type { ThemeOptions } from '@mui/material/styles';
import { palette } from '../palette';

/** Dialogs and toasts: one step lighter than the page, a hairline instead of a heavy shadow. */
export const overlayComponents: NonNullable<ThemeOptions['components']> = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundColor: palette.overlay,
        backgroundImage: 'none',
        border: `1px solid ${palette.hairlineStrong}`,
        borderRadius: 22,
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgba(3, 7, 11, 0.72)' } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 12 } } },
};
