/** Media queries: windows with room for the contents beside a line of 60 letters, and narrower ones. */
export const width = { wide: '@media (min-width:720px)', narrow: '@media (max-width:719.95px)' } as const;
