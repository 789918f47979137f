import { runArt } from '../../shared-content/art';
import { drawPlate } from './drawPlate';
import { drawScene } from './drawScene';
import { plates } from './plates/plates';
import { scenes } from './scenes';

/** Redraws the section's pictures: all of them, or those named, as in `tsx mfe-services/art ai-ml`. */
await runArt([...scenes.map(drawScene), ...plates.map(drawPlate)], process.argv.slice(2));
