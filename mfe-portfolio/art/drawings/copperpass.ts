import ChefHat from 'lucide-react/icons/chef-hat';
import { inks } from '../kit/skins';
import { at, wallScreen, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { icon } from '../kit/icon';
import { ticket } from '../motifs/ticket';

const { coral } = inks;

export const copperpassScreen = () =>
  `<div class="screen c" style="width:960px;height:600px"><div class="r sb lb" style="height:58px;padding:0 22px;flex:none"><div class="r g12"><span class="ac">${icon(ChefHat, 24)}</span><b class="s20">Grill</b><span class="pill">7 tickets</span></div><div class="r g24"><span class="mu s14">Average <b class="num" style="color:var(--text)">9:40</b></span><b class="s24 num">20:31</b></div></div>
<div class="grid g12" style="padding:16px 20px;grid-template-columns:repeat(4,1fr)">${ticket(
    'Table 12',
    '16:08',
    'late',
    [
      ['2 Ribeye', 'Medium rare', true],
      ['1 Sea bass', 'No butter', false],
      ['2 Fries', '', true],
    ],
  )}${ticket('Table 4', '11:42', 'aging', [
    ['1 Lamb chops', 'Pink', false],
    ['1 Mixed grill', 'No onion', false],
    ['1 Corn', '', true],
  ])}${ticket('Bar 2', '8:15', 'aging', [
    ['3 Skewers', 'Extra lime', true],
    ['1 Flatbread', '', false],
  ])}${ticket('Takeaway 88', '6:50', 'fresh', [
    ['2 Burger', 'No cheese', false],
    ['2 Fries', '', false],
  ])}${ticket('Table 9', '4:21', 'fresh', [
    ['1 Ribeye', 'Well done', false],
    ['1 Halloumi', '', false],
    ['1 Slaw', '', false],
  ])}${ticket('Table 1', '2:05', 'fresh', [
    ['4 Skewers', 'Two mild', false],
    ['1 Corn', '', false],
  ])}${ticket('Table 17', '0:38', 'fresh', [['1 Mixed grill', 'For two', false]])}<div class="card c g10 p16" style="height:250px"><span class="mu s12">Next on the pass</span><b class="s20">Table 12</b><span class="s14">Sea bass in <b class="num" style="color:${coral}">1:20</b></span><span class="btn" style="height:44px;margin-top:auto">Call table 12</span><span class="btn ghost" style="height:44px">Sold out</span></div></div></div>`;

export const copperpass: ProjectDrawing = {
  slug: 'copperpass',
  client: 'copperpass',
  cover: () => at(24, 34, windowOf(copperpassScreen(), { width: 600, height: 420, zoom: 0.88, x: 8, y: 62 })),
  mockup: () => at(38, 54, wallScreen(copperpassScreen(), 384)),
};
