/** What the frame's controls say whose scripts every page has; header and footer, which stay as served, have `headerWords`. */
export const frameWords = {
  skip: 'Skip to content',
  loading: 'Loading the page',
  /** Over the cards of pages that are listed below another. */
  pagesBelow: 'Keep reading',
  toTop: 'Scroll to top',
} as const;
