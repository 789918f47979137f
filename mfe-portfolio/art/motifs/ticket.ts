import { inks } from '../kit/skins';

const { amber, coral, moss } = inks;

/** What was ordered, how it is wanted, and whether it is done. */
export type TicketLine = readonly [dish: string, wish: string, done: boolean];

const ages = { fresh: moss, aging: amber, late: coral } as const;

/** One order in the kitchen; its head takes the color of its age. */
export const ticket = (
  table: string,
  time: string,
  age: keyof typeof ages,
  lines: readonly TicketLine[],
  height = 250,
) =>
  `<div class="card c" style="overflow:hidden;height:${height}px;border-color:${age === 'late' ? coral : 'var(--line)'}"><div class="r sb" style="padding:8px 14px;background:${ages[age]};color:var(--on)"><b class="s18">${table}</b><b class="s18 num">${time}</b></div><div class="c" style="padding:4px 14px">${lines
    .map(
      ([dish, wish, done], i) =>
        `<div class="r g10 top ${i ? 'lt' : ''}" style="padding:8px 0"><i style="width:18px;height:18px;margin-top:1px;border-radius:5px;border:1.500px solid ${done ? moss : 'var(--faint)'};background:${done ? moss : 'none'}"></i><div class="c"><span class="s15 b ${done ? 'fa' : ''}" ${done ? 'style="text-decoration:line-through"' : ''}>${dish}</span>${wish && `<span class="s12" style="color:${wish.startsWith('No') ? coral : 'var(--muted)'}">${wish}</span>`}</div></div>`,
    )
    .join('')}</div></div>`;
