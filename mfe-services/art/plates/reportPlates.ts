import { face } from '../../../shared-content/art';
import { box, glow } from '../kit/parts';
import type { PlateDrawing } from './plates';

const from = 7;
const hours = 11;
const step = 24;
/** Px for a name before its hours. */
const name = 62;

const day = (who: string, start: number, end: number, color: string) =>
  `<div class="r s15" style="height:36px"><span class="nw" style="width:${name}px">${who}</span><span class="rel" style="width:${hours * step}px;height:20px;border-radius:4px;background:#e9e5da"><i class="abs" style="left:${(start - from) * step}px;width:${(end - start) * step}px;height:20px;border-radius:4px;background:${color}"></i></span></div>`;

const hour = (at: number) =>
  `<span class="abs nw" style="left:${name + (at - from) * step}px;top:4px;transform:translateX(-50%)">${at}:00</span>`;

/** Another candidate's sheet, partly visible below the first. */
const below = (turn: number, color: string) =>
  box([20, 18, 370, 340], '', {
    look: 'card lite',
    style: `background:${color};transform:rotate(${turn}deg);transform-origin:0 100%`,
  });

/**
 * A candidate's profile on top of two others: shared hours and tests. The card on /services shows the upper left of
 * it, 409 by 246.
 */
const profilePlate: PlateDrawing = {
  slug: 'team-augmentation',
  color: 'moss',
  picture: () =>
    glow(60, 10, 360, 300) +
    below(9, '#b9bcb4') +
    below(4.5, '#d9d9d0') +
    box(
      [20, 18, 370, 340],
      `<div class="r g12 lb" style="padding:12px 16px">${face('Nusrat', 50)}<div class="c f1"><b class="s20">Nusrat, backend</b><span class="mu s15 nw">seven years, payments</span></div><span class="pill" style="height:30px;font-size:15px">free Monday</span></div><div class="rel lb" style="height:156px;padding:14px 16px 0"><div class="abs" style="left:${16 + name + 2 * step}px;top:10px;width:${5 * step}px;height:100px;border-radius:6px;background:rgba(15,143,124,.16)"></div><b class="s15" style="display:block;width:${5 * step}px;margin-left:${name + 2 * step}px;text-align:center;color:#0c6a5b">5 h shared</b>${day('Berlin', 9, 17, '#8b979c')}${day('Nusrat', 6.999, 14, '#0f7f6c')}<div class="rel s15 num mu">${[7, 9, 14, 17].map(hour).join('')}</div></div><div class="c s16" style="padding:9px 16px">${[
        ['Her code, read by two', '41 notes'],
        ['Former leads, called', '2 of 2'],
      ]
        .map(
          ([what, result]) =>
            `<div class="r sb" style="height:29px"><span>${what}</span><b class="num">${result}</b></div>`,
        )
        .join('')}</div>`,
      { look: 'card lite', style: 'background:#fcfbf8;--accent:#0f7f6c' },
    ),
};

/** A month's report: the cost and result of each campaign, and the one that was stopped. */
const monthPlate: PlateDrawing = {
  slug: 'social-media-marketing',
  color: 'lily',
  picture: () =>
    box(
      [20, 18, 420, 360],
      `<div style="padding:16px 22px;color:#1d272b"><div class="r sb base"><b style="font-size:24px;letter-spacing:-.02em">October</b><span style="color:#5b645f;font-size:16px">Teak House, in taka</span></div><div class="r s15 num" style="height:34px;border-bottom:2px solid #1d272b;color:#5b645f"><span class="f1"></span><span style="width:70px;text-align:right">spent</span><span style="width:80px;text-align:right">inquiries</span><span style="width:60px;text-align:right">each</span></div>${[
        ['“No screw” film', '8,692', '41', '212', ''],
        ['Catalog ads', '12,400', '31', '400', ''],
        ['People who moved', '6,300', '9', '700', 'color:#a5361a'],
      ]
        .map(
          ([what, spent, came, each, style]) =>
            `<div class="r num" style="height:41px;border-bottom:1px solid #cbc5b3;font-size:17px;${style}"><span class="f1 nw">${what}</span><span style="width:70px;text-align:right">${spent}</span><span style="width:80px;text-align:right">${came}</span><b style="width:60px;text-align:right">${each}</b></div>`,
        )
        .join(
          '',
        )}<div class="r num" style="height:44px;font-size:18px;font-weight:650"><span class="f1">All</span><span style="width:70px;text-align:right">27,392</span><span style="width:80px;text-align:right">81</span><span style="width:60px;text-align:right">338</span></div></div>`,
      { look: 'paper', style: 'transform:rotate(-1deg)' },
    ) +
    box(
      [196, 262, 246],
      `<div class="r g12" style="padding:10px 14px">${face('Farhan', 36)}<div class="c"><b class="s15">Stopped on the 15th</b><span class="mu s15 nw">two weeks above 500</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

/** A portal's public figures: how long each office takes, as counted today. */
const waitingPlate: PlateDrawing = {
  slug: 'government-times',
  color: 'iris',
  picture: () =>
    box(
      [20, 22, 420, 340],
      `<div style="padding:18px 22px 0"><b class="s20">Trade license, days to decide</b><div class="mu s15" style="margin-top:4px">Counted today, 8:00 AM. Promised: 7.</div></div><div class="rel" style="margin-top:14px"><i class="abs" style="left:${148 + 7 * 22}px;top:0;bottom:12px;border-left:2px dashed #b3431f"></i>${[
        ['Zone 1, Uttara', 2],
        ['Zone 4, Mirpur', 3],
        ['Zone 3, Gulshan', 5],
        ['Zone 9, Satarkul', 9],
      ]
        .map(
          ([where, days]) =>
            `<div class="r s16" style="height:46px;padding-left:22px"><span class="nw" style="width:126px;font-size:15px">${where}</span><i style="height:16px;border-radius:3px;width:${Number(days) * 22}px;background:${Number(days) > 7 ? '#b3431f' : '#5a4fb0'}"></i><b class="num" style="padding-left:10px">${days}</b></div>`,
        )
        .join(
          '',
        )}</div><div class="lt s15 r" style="height:44px;padding:0 22px">Late in Zone 9: two officers on leave</div>`,
      { look: 'card lite', style: 'background:#fcfbf8' },
    ),
};

/** Reports for a client or the public. */
export const reportPlates: readonly PlateDrawing[] = [profilePlate, monthPlate, waitingPlate];
