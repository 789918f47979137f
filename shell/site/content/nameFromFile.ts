/** A display name out of a file name: './bengal-freight.svg' → 'Bengal Freight'. */
export const nameFromFile = (file: string): string =>
  (file.split('/').at(-1) ?? '')
    .replace(/\.[a-z]+$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
