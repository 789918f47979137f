/** What federation may cost over one build of the same sources, on any route. Raised only with a reason in the commit. */
export const budgets = {
  /** Bytes more on a first view (brotli 11): of JavaScript, and of the pins that only a federated document carries. */
  firstView: 8_800,
  /** Bytes more on a click to the first page of a further section. */
  furtherSection: 7_000,
  /** Requests more on a first view: the container's entry, its expose, a chunk that two pages share. */
  requests: 3,
} as const;
