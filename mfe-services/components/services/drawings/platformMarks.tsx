/** Drawn in the icon set's style (24 px, one stroke), because the set has no brand logos. */
const frame = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const FacebookMark = () => (
  <svg {...frame}>
    <path d="M17 3h-2.500A4.5 4.5 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z" />
  </svg>
);

export const InstagramMark = () => (
  <svg {...frame}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </svg>
);

export const LinkedInMark = () => (
  <svg {...frame}>
    <path d="M5 10v10M5 5.500v.01M10 20V10M10 14.500a4.5 4.5 0 0 1 9 0V20" />
  </svg>
);

export const YouTubeMark = () => (
  <svg {...frame}>
    <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
    <path d="M10.5 9.500l4 2.5-4 2.500z" />
  </svg>
);
