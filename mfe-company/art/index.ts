import { runArt } from '../../shared-content/art';
import { drawOpenings } from './drawOpenings';

/** Redraws the section's pictures; its portraits and its water are the shell's. */
await runArt([drawOpenings], process.argv.slice(2));
