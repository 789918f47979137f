/**
 * Logos of the clients whom Home and the case studies both show: the mark in a 32 × 32 box and the current color, and
 * the name's typeface, by its package in `@fontsource-variable`.
 */
export const clientLogos = {
  'lekha-learning': {
    face: 'lexend',
    mark: '<path d="M6 26C14.7 23.1 20.5 15.8 26.4 4.2C16.2 8.5 8.9 15.8 7.5 24.5M4.5 29H22" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'morich-and-mint': {
    face: 'playfair-display',
    mark: '<path fill-rule="evenodd" d="M14 1.5C20.5 5.5 26.5 12 26.5 19.5A10.5 10.5 0 0 1 5.5 19.5C5.5 15.5 7.2 12.4 9.6 10C10 12.6 10.8 14 12.2 14.8C14.4 10.6 14.8 6.6 14 1.5ZM16.4 17C16 19.8 12 21 12 24A4 4 0 0 0 20 24C20 21.4 18.4 19.6 16.4 17Z"/>',
  },
  'nirmal-clinics': {
    face: 'nunito',
    mark: '<path fill-rule="evenodd" d="M16 2C23.5 9.5 26.5 14 26.5 18.5A10.5 10.5 0 0 1 5.5 18.5C5.5 14 8.5 9.5 16 2ZM14.5 12.5V17H10V20H14.5V24.5H17.5V20H22V17H17.5V12.5Z"/>',
  },
  'noksha-loom': {
    face: 'fraunces',
    mark: '<path d="M16 3L29 16L16 29L3 16Z" fill="none" stroke="currentColor" stroke-width="2.8"/><path d="M16 9L23 16L16 23L9 16Z"/>',
  },
} as const;
