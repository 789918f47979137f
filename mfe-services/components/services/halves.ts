/** Two columns, the second of which begins where a section's lead does. */
export const halves = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 64 } as const;
