import type { Project } from './Project';
import { copperpass } from './projects/copperpass';
import { doorledger } from './projects/doorledger';
import { hearthmap } from './projects/hearthmap';
import { kindlewell } from './projects/kindlewell';
import { lekhaLearning } from './projects/lekhaLearning';
import { morichAndMint } from './projects/morichAndMint';
import { nirmalClinics } from './projects/nirmalClinics';
import { nokshaLoom } from './projects/nokshaLoom';
import { quillmark } from './projects/quillmark';
import { rebarline } from './projects/rebarline';
import { spindlewatch } from './projects/spindlewatch';
import { spokefield } from './projects/spokefield';
import { tallowCreekSkills } from './projects/tallowCreekSkills';
import { tidebasket } from './projects/tidebasket';
import { torsaForgeErp } from './projects/torsaForgeErp';
import { wardlight } from './projects/wardlight';
import { wattleRidgeTraining } from './projects/wattleRidgeTraining';

/** The published work in the order of the grid: neighbors differ in industry, color and kind of screen. */
export const projects: readonly Project[] = [
  nokshaLoom,
  wardlight,
  torsaForgeErp,
  morichAndMint,
  hearthmap,
  nirmalClinics,
  wattleRidgeTraining,
  rebarline,
  tidebasket,
  lekhaLearning,
  spindlewatch,
  doorledger,
  kindlewell,
  tallowCreekSkills,
  copperpass,
  quillmark,
  spokefield,
];
