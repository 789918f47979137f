import ChefHat from 'lucide-react/icons/chef-hat';
import { at, near, wallScreen, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { ticket } from '../motifs/ticket';

const tables = [
  ticket('Table 12', '16:08', 'late', ['2 Ribeye', 'medium rare'], ['1 Sea bass', 'no butter'], ['2 Fries']),
  ticket('Table 4', '11:42', 'aging', ['1 Lamb chops', 'pink'], ['1 Mixed grill', 'no onion'], ['1 Corn']),
];
const next = [
  ticket('Bar 2', '8:15', 'aging', ['3 Skewers', 'extra lime']),
  ticket('Table 9', '4:21', 'fresh', ['1 Ribeye', 'well done']),
];

const rail = (tickets: readonly string[], height: number) =>
  `<div class="grid" style="gap:10px;grid-template-columns:1fr 1fr;grid-auto-rows:${height}px">${tickets.join('')}</div>`;

const size = [300, 262] as const;

export const copperpass: ProjectDrawing = {
  slug: 'copperpass',
  client: 'copperpass',
  cover: () =>
    at(
      27,
      30,
      getWindow(
        `<div style="padding:12px 14px">${rail(tables, 152)}<div style="height:10px"></div>${rail(next, 90)}</div>`,
        [300, 240],
      ),
    ),
  mockup: () =>
    at(
      17,
      46,
      wallScreen(
        closePage(
          { brand: 'Grill', mark: `<span class="ac">${icon(ChefHat, 20)}</span>` },
          '<span class="mu m">Average 9:40</span><b class="s18 num">20:31</b>',
          `<div style="padding:10px 12px">${rail([...next, ticket('Table 1', '2:05', 'fresh', ['4 Skewers']), ticket('Table 17', '0:38', 'fresh', ['1 Mixed grill'])], 88)}</div>`,
          size,
        ),
        size[0] * near,
        size,
      ),
    ),
};
