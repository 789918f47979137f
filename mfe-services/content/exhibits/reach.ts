/** The effect of Wednesday's decision on Monday's film. */
export const reach = [
  { name: 'views', numbers: [240_000, 31_000, 90_000] },
  { name: 'inquiries', numbers: [2, 41, 0] },
] as const;
