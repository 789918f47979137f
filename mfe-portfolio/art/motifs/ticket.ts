import { inks } from '../kit/skins';

const { amber, coral, moss } = inks;

const ages = { fresh: moss, aging: amber, late: coral } as const;

/** One order in the kitchen: dishes with their notes. Its head has the color of its age. */
export const ticket = (
  table: string,
  time: string,
  age: keyof typeof ages,
  ...lines: readonly (readonly [dish: string, wish?: string])[]
) =>
  `<div class="card c" style="overflow:hidden;height:100%"><div class="r sb" style="padding:4px 10px;background:${ages[age]};color:var(--on)"><b class="s14">${table}</b><b class="s14 num">${time}</b></div><div class="c g4" style="padding:7px 10px">${lines
    .map(
      ([what, wish]) =>
        `<div class="c"><span class="s14 b nw">${what}</span>${wish ? `<span class="s12" style="color:${wish.startsWith('no') ? coral : 'var(--muted)'}">${wish}</span>` : ''}</div>`,
    )
    .join('')}</div></div>`;
