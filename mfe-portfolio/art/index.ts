import { runArt } from '../../shared-content/art';
import { copperpass } from './drawings/copperpass';
import { doorledger } from './drawings/doorledger';
import { hearthmap } from './drawings/hearthmap';
import { kindlewell } from './drawings/kindlewell';
import { lekhaLearning } from './drawings/lekhaLearning';
import { morichAndMint } from './drawings/morichAndMint';
import { nirmalClinics } from './drawings/nirmalClinics';
import { nokshaLoom } from './drawings/nokshaLoom';
import { quillmark } from './drawings/quillmark';
import { rebarline } from './drawings/rebarline';
import { spindlewatch } from './drawings/spindlewatch';
import { spokefield } from './drawings/spokefield';
import { tallowCreek } from './drawings/tallowCreek';
import { tidebasket } from './drawings/tidebasket';
import { torsaForge } from './drawings/torsaForge';
import { wardlight } from './drawings/wardlight';
import { wattleRidge } from './drawings/wattleRidge';
import { drawLead } from './drawLead';
import { drawPeople } from './drawPeople';
import { drawProject } from './drawProject';
import { drawStudy } from './drawStudy';
import { type Wall, drawWall } from './drawWall';
import { saveAvif, saveWidths } from './kit/saveWidths';
import { lekhaLearningScene } from './scenes/lekhaLearning';
import { morichAndMintScene } from './scenes/morichAndMint';
import { nirmalClinicsScene } from './scenes/nirmalClinics';
import { nokshaLoomScene } from './scenes/nokshaLoom';

const projects = [
  copperpass,
  doorledger,
  hearthmap,
  kindlewell,
  lekhaLearning,
  morichAndMint,
  nirmalClinics,
  nokshaLoom,
  quillmark,
  rebarline,
  spindlewatch,
  spokefield,
  tallowCreek,
  tidebasket,
  torsaForge,
  wardlight,
  wattleRidge,
];
const studies = [lekhaLearningScene, morichAndMintScene, nirmalClinicsScene, nokshaLoomScene];

const walls: readonly Wall[] = [
  {
    name: 'wall',
    columns: [
      [nirmalClinics, wattleRidge, copperpass, hearthmap],
      [nokshaLoom, kindlewell, torsaForge, quillmark],
      [spokefield, rebarline, morichAndMint, lekhaLearning],
    ],
    zoom: 1.25,
    left: -10,
    top: -330,
    widths: [
      { width: 880, budget: 32_000 },
      { width: 1280, budget: 95_000 },
    ],
    save: saveWidths,
  },
  {
    name: 'wall-near',
    columns: [
      [hearthmap, kindlewell, tidebasket],
      [wardlight, nokshaLoom, morichAndMint],
    ],
    zoom: 2.2,
    left: 10,
    top: -720,
    widths: [
      // On a phone the first paint waits for it, and half of it is dark.
      { width: 560, budget: 12_500 },
      { width: 880, budget: 32_000 },
    ],
    save: saveAvif,
  },
];

/** Redraws the section's pictures: all of them, or those named, as in `tsx mfe-portfolio/art wardlight`. */
await runArt(
  [...projects.map(drawProject), ...studies.map(drawStudy), ...walls.map(drawWall), drawLead, drawPeople],
  process.argv.slice(2),
);
