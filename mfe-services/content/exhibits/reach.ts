/** The effect of Wednesday's decision on Monday's film. */
export const reach = {
  legends: ['Many watched, and two asked.', 'Fewer watched, and 41 asked.', 'Many watched, and none asked.'],
} as const;
