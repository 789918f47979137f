import { createIcon } from 'shared-content/ui';

// In the icon set's style (24 px, one stroke), because the set has no brand logos.
const draw = (d: string) => createIcon({ node: [['path', { d }]] });

export const FacebookMark = draw(
  'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z',
);
export const InstagramMark = draw(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 .01 0M17 7h.01',
);
export const LinkedInMark = draw('M5 10v10M5 5.5v.01M10 20V10M10 14.5a4.5 4.5 0 0 1 9 0V20');
export const YouTubeMark = draw(
  'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.5 9.5l4 2.5-4 2.5z',
);
