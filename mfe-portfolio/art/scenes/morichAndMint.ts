import ChefHat from 'lucide-react/icons/chef-hat';
import { morichPhoneMenu } from '../drawings/morichAndMint';
import { at, enlarged, phone, wallScreen } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { dish } from '../motifs/dish';
import { ticket } from '../motifs/ticket';

const tickets = [
  ticket('Table 7', '11:16', 'aging', ['2 Attic kacchi', 'no egg'], ['2 Rose lassi']),
  ticket('Table 2', '8:40', 'aging', ['1 River prawns', 'extra lime']),
  ticket('Door 31', '6:05', 'fresh', ['3 Attic kacchi'], ['1 Steamed pitha']),
  ticket('Table 11', '4:48', 'fresh', ['2 River prawns', 'mild']),
  ticket('Table 5', '3:12', 'fresh', ['1 Attic kacchi']),
  ticket('Table 9', '1:04', 'fresh', ['4 Rose lassi']),
];

const kitchen = (columns: number, rows: number, size: readonly [number, number]) =>
  closePage(
    { brand: 'Branch 3', mark: `<span class="ac">${icon(ChefHat, 20)}</span>` },
    `<span class="mu m">Wrong tonight</span><b class="s14 num">0 of 58</b>${columns > 2 ? '<b class="s18 num">20:31</b>' : ''}`,
    `<div class="grid f1" style="gap:10px;padding:12px 14px;grid-template-columns:repeat(${columns},1fr);grid-auto-rows:1fr">${tickets.slice(0, columns * rows).join('')}</div>`,
    size,
  );

const onWall = [468, 288] as const;
const upClose = [300, 172] as const;

const counter = (top: number, height: number) =>
  at(
    0,
    top,
    `<div style="width:960px;height:${height}px;background:linear-gradient(#2a3741,#141e26);border-top:2px solid #46555f"></div>`,
  );

/** The screen above the pass, the plates on it, and the menu that fills it. */
export const morichAndMintScene: StudyDrawing = {
  id: 'morich-and-mint',
  client: 'morichAndMint',
  scene: () =>
    counter(486, 114) +
    at(30, 38, wallScreen(kitchen(3, 2, onWall), 664, onWall)) +
    at(96, 470, dish('prawns', 122)) +
    at(262, 474, dish('rice', 114)) +
    at(420, 470, dish('fish', 120)) +
    at(708, 92, phone(morichPhoneMenu(), 217)),
  tall: () =>
    counter(346, 182) +
    at(17, 46, wallScreen(kitchen(2, 1, upClose), 426, upClose)) +
    at(14, 348, dish('prawns', 158)) +
    at(166, 360, dish('rice', 150)) +
    at(310, 350, dish('fish', 158)),
  detail: () =>
    at(
      15,
      15,
      enlarged(
        `<div style="width:140px;height:99px;font-size:13px;box-shadow:0 18px 40px -8px var(--shade)">${tickets[0]}</div>`,
        1.5,
      ),
    ) + at(150, 104, dish('rice', 88)),
};
