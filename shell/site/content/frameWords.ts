/** What the frame's controls say whose scripts every page has; header and footer, which stay as served, have `headerWords`. */
export const frameWords = {
  skip: 'Skip to content',
  toTop: 'Scroll to top',
} as const;
