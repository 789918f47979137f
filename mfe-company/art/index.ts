import { runArt } from '../../shared-content/art';
import { drawLetter } from './drawLetter';
import { drawOpenings } from './drawOpenings';

/** Redraws the section's pictures; its portraits and its water are the shell's. */
await runArt([drawLetter, drawOpenings], process.argv.slice(2));
