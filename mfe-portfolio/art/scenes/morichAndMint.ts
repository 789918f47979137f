import ChefHat from 'lucide-react/icons/chef-hat';
import { morichPhoneMenu } from '../drawings/morichAndMint';
import { at, phone, wallScreen } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';
import { icon } from '../kit/icon';
import { dish } from '../motifs/dish';
import { ticket } from '../motifs/ticket';

const kitchen = () =>
  `<div class="screen c" style="width:960px;height:600px"><div class="r sb lb" style="height:58px;padding:0 22px;flex:none"><div class="r g12"><span class="ac">${icon(ChefHat, 24)}</span><b class="s20">Morich & Mint, branch 3</b></div><div class="r g24"><span class="mu s14">Wrong tonight <b class="num" style="color:var(--text)">0 of 58</b></span><b class="s24 num">20:31</b></div></div><div class="grid g12" style="padding:16px 20px;grid-template-columns:repeat(4,1fr)">${ticket(
    'Table 7',
    '11:16',
    'aging',
    [
      ['1 River prawns', '', true],
      ['2 Attic kacchi', 'No egg', false],
      ['2 Rose lassi', '', true],
    ],
  )}${ticket('Table 2', '8:40', 'aging', [
    ['1 River prawns', 'Extra lime', false],
    ['1 Mint kachumber', '', true],
  ])}${ticket('Door 31', '6:05', 'fresh', [
    ['3 Attic kacchi', '', false],
    ['1 Steamed pitha', '', false],
  ])}${ticket('Table 11', '4:48', 'fresh', [
    ['2 River prawns', 'Mild', false],
    ['1 Rose lassi', '', false],
  ])}${ticket('Table 5', '3:12', 'fresh', [['1 Attic kacchi', '', false]])}${ticket(
    'Door 32',
    '2:30',
    'fresh',
    [
      ['2 Steamed pitha', '', false],
      ['1 River prawns', '', false],
    ],
  )}${ticket('Table 9', '1:04', 'fresh', [['4 Rose lassi', '', false]])}<div class="card c g10 p16" style="height:250px"><span class="mu s12">Sold out, everywhere</span><b class="s20">Grilled pomfret</b><span class="mu s14">Off site, tables and phones since 20:12</span><span class="btn ghost" style="height:44px;margin-top:auto">Back on the menu</span></div></div></div>`;

/** The screen above the pass, the plates on it, and the menu that fills it. */
export const morichAndMintScene: StudyDrawing = {
  id: 'morich-and-mint',
  client: 'morichAndMint',
  scene: () =>
    at(
      0,
      470,
      '<div style="width:960px;height:130px;background:linear-gradient(#2a3741,#141e26);border-top:2px solid #46555f"></div>',
    ) +
    at(92, 40, wallScreen(kitchen(), 600)) +
    at(96, 458, dish('prawns', 126)) +
    at(262, 462, dish('rice', 116)) +
    at(420, 458, dish('fish', 124)) +
    at(700, 96, phone(morichPhoneMenu(), 208)),
};
