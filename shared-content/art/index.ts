/** The drawing kit: what every art script shares. Only scripts use it; nothing here reaches a visitor. */
export { clientLogos } from './clientLogos';
export { encodePicture } from './encodePicture';
export { mixColor, palette, sectionRamp, type SectionColor } from './palette';
export { peep } from './peep';
export { face, sitter } from './people';
export { card, portrait, type Sitter, square } from './portrait';
export { runArt, type ArtJob, type Easel } from './runArt';
export { drawCard, type ShareCard } from './shareCard/shareCard';
export { seededRandom } from './seededRandom';
export { typefaceCss } from './typefaceCss';
export { textToPath, type TypeStyle } from './textToPath';
export type { Studio } from './openStudio';
