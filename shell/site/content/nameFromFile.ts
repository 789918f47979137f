/** A display name out of a file name: './morich-and-mint.svg' → 'Morich & Mint'. */
export const nameFromFile = (file: string): string =>
  (file.split('/').at(-1) ?? '')
    .replace(/\.[a-z]+$/, '')
    .split('-')
    .map((word) => (word === 'and' ? '&' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
