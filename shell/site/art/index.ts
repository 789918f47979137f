import { runArt } from '../../../shared-content/art';
import { drawBrand } from './brand/drawBrand';
import { drawDesk } from './hero/drawDesk';
import { drawHero } from './hero/drawHero';
import { drawWater } from './hero/drawWater';
import { drawLogos } from './logos/drawLogos';
import { drawOgCards } from './og/drawOgCards';
import { drawPortraits } from './portraits/drawPortraits';
import { copyWork } from './work/copyWork';

/** Redraws the shell's pictures: all of them, or those named, as in `tsx shell/site/art brand hero`. */
await runArt(
  [drawBrand, drawHero, drawDesk, ...drawWater, drawLogos, drawPortraits, drawOgCards, copyWork],
  process.argv.slice(2),
);
