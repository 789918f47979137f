/** The whole page (specification 2.1): its message fits the specification to the letter, and is the only text. */
export const blog = {
  title: 'Blog - Coming Soon',
  /** A picture of what the newsletter brings until then; it links to the sign-up. */
  letter: {
    alt: 'Newsletter sign-up. A letter from a live project: what broke, what it cost, what we’d do again',
    to: '/#newsletter',
  },
} as const;
