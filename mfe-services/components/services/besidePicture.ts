/** Below 900 px: a heading and its picture beside each other where both have room, on a phone below each other; what follows below both. */
export const besidePicture = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 40,
  alignItems: 'center',
  '& > *': { flex: '1 1 100%' },
  '& > div:first-of-type': { flex: '1 1 280px' },
  '& img': { flex: '1 1 350px', minWidth: 0, maxWidth: 480 },
} as const;
