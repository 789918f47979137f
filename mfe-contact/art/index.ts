import { runArt } from '../../shared-content/art';
import { officeMap } from './officeMap';

/** Redraws the section's pictures. */
await runArt([officeMap], process.argv.slice(2));
