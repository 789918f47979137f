import { pageWeight } from '../../content/exhibits/pageWeight';
import { hills } from '../services/website';
import type { ShotList } from '../drawShots';

const { frames, loads } = pageWeight;

/** The page once it is readable, and before it. */
const page =
  '<div class="serif b" style="padding:8px 8px 6px;font-size:9px;color:#22301f">Monsoon Tea</div>__<div class="c" style="gap:6px;padding:9px 8px"><i style="height:6px;border-radius:3px;background:#22301f"></i><i style="height:6px;width:80%;border-radius:3px;background:#22301f"></i><i style="height:5px;width:92%;border-radius:3px;background:#b9b3a0"></i><i style="height:5px;width:60%;border-radius:3px;background:#b9b3a0"></i><i style="height:14px;margin-top:3px;border-radius:5px;background:#24452c"></i></div>';
const blank =
  '<div style="padding:76px 0 0 16px"><i style="display:block;width:24px;height:24px;border-radius:50%;border:3px solid #d9d3c4;border-top-color:#8d8673"></i></div>';

/** A phone per moment. */
const strip = (load: number) => () =>
  frames
    .map((second, index) => {
      const read = second >= load;
      const screen = read
        ? page.replace('__', `<div style="overflow:hidden;height:62px">${hills(56, 62)}</div>`)
        : blank;
      return `<div class="abs" style="left:${10 + index * 65}px;top:14px;width:60px;height:172px;padding:3px;border-radius:14px;background:linear-gradient(135deg,#4a5b67,#16212a 40%,#3a4a55)"><div style="height:100%;border-radius:11px;overflow:hidden;background:#fbf8f1">${screen}</div></div><b class="abs s16 num nw" style="left:${10 + index * 65}px;top:194px;width:60px;text-align:center;color:${read ? 'var(--text)' : 'var(--muted)'}">${second} s</b>`;
    })
    .join('');

export const websiteTrial: ShotList = {
  slug: 'website-design-trial',
  color: 'coral',
  pixels: 920,
  shots: loads.map(strip),
};
