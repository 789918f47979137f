/**
 * When React starts for an island: as it nears the window, at a pointer, touch or focus in it, or at the page's first
 * scroll.
 */
type Moment = 'visible' | 'intent' | 'scroll';

/**
 * Attributes of an island: an element of a page that needs React, but not at once. If a page has islands, React waits for
 * the first of their moments; without any, it starts as the page loads. What is pressed earlier is replayed.
 * @param stored An entry of `sessionStorage`. React starts with the page where it exists, because the island shows it.
 */
export const island = (moment: Moment, stored?: string) => ({
  'data-hydrate': moment,
  'data-stored': stored,
});
