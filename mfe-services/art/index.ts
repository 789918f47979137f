import { runArt } from '../../shared-content/art';
import { drawPlate } from './drawPlate';
import { drawScene } from './drawScene';
import { drawShots } from './drawShots';
import { plates } from './plates/plates';
import { scenes } from './scenes';
import { shotLists } from './shots/shotLists';

/** Redraws the section's pictures: all of them, or those named, as in `tsx mfe-services/art ai-ml`. */
await runArt(
  [...scenes.map(drawScene), ...plates.map(drawPlate), ...shotLists.map(drawShots)],
  process.argv.slice(2),
);
