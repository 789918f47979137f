/** On a phone: the icon beside title and sentence instead of above them. */
export const besideIcon = {
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '4px 16px',
  '& > svg': { width: 24, height: 24, margin: '2px 0 0' },
  '& > p': { gridColumn: 2 },
} as const;
