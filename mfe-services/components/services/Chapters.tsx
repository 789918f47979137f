import { site, styled, text } from 'shared-content/ui';

/** Blocks as a plan's chapters: each heading has a number, on a line that runs down the page where it has a margin. */
export const Chapters = styled('div')<{ tint: string }>(({ tint }) => ({
  counterReset: 'chapter',
  // The number is above the first line; a lead beside it aligns with that line.
  '& h2': { position: 'relative', marginTop: 40, counterIncrement: 'chapter' },
  '& h2::before': {
    ...text('label'),
    content: 'counter(chapter)',
    position: 'absolute',
    bottom: 'calc(100% + 8px)',
    width: 32,
    paddingTop: 8,
    borderTop: `2px solid ${tint}`,
    color: tint,
  },
  '& section[aria-labelledby^="why"] h2::before': { color: 'inherit', borderColor: 'currentColor' },
  '@media (min-width: 1440px)': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: `0 auto 0 calc(50% - ${site.scale.content} / 2 - 40px)`,
      borderLeft: `1px solid ${tint}4d`,
    },
  },
}));
