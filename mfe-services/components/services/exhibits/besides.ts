/** Where question and answer are side by side: the trial measures its place, not the window. */
export const beside = '@container (min-width: 720px)';
export const stacked = '@container (max-width: 719.95px)';
