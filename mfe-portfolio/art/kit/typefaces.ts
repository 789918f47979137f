import { typefaceCss } from '../../../shared-content/art';

/** The clients' typefaces (SIL Open Font License), from the registry. Only drawings use them; no page loads them. */
const packages = {
  'Instrument Sans': undefined,
  Archivo: 'archivo',
  Bricolage: 'bricolage-grotesque',
  Figtree: 'figtree',
  Fraunces: 'fraunces',
  'JetBrains Mono': 'jetbrains-mono',
  Lexend: 'lexend',
  Nunito: 'nunito',
  Oswald: 'oswald',
  Playfair: 'playfair-display',
  Rubik: 'rubik',
  'Source Serif': 'source-serif-4',
  'Space Grotesk': 'space-grotesk',
} as const;

export type Typeface = keyof typeof packages;

/** The font faces of a skin, for the drawing's page. */
export const getTypefaces = ({ type, display }: { type: Typeface; display?: Typeface }): string =>
  [...new Set([type, display ?? type])]
    .map((face) => {
      const name = packages[face];
      return name ? typefaceCss(face, name) : '';
    })
    .join('');
