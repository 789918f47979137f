import { fileURLToPath } from 'node:url';
import { type ArtJob, encodePicture, palette, sectionRamp } from '../../shared-content/art';

const folder = fileURLToPath(new URL('../assets/openings/', import.meta.url));
const size = { width: 480, height: 400 };
const budget = 40_000;

const { lagoon, lily } = sectionRamp;

// No text under 17 px, because a phone shows the picture at two thirds.
const css = `
*{box-sizing:border-box;margin:0}
.stage{position:relative;overflow:hidden;width:480px;height:400px;color:${palette.text};font-size:17px;line-height:1.35;font-family:"Instrument Sans"}
.abs{position:absolute}.r{display:flex;align-items:center;gap:10px}.sb{justify-content:space-between}.c{display:grid;gap:4px}
.mu{color:${palette.muted}}b{font-weight:600}.num{font-variant-numeric:tabular-nums}
.pane{background:linear-gradient(#1a2b3a,#13212d);border:1px solid #2c4152;border-radius:16px;box-shadow:0 26px 54px -14px #000c,inset 0 1px 0 #ffffff17}
.line{border-top:1px solid #2c4152}
`;

const releases = [
  ['4.8', 4.1],
  ['4.9', 3.2],
  ['4.10', 2.4],
  ['4.12', 1.6],
] as const;

/** An old phone without a signal, and the app's start time in seconds, release by release. */
const startUp = () => `<div class="stage">
<div class="abs" style="left:20px;top:24px;width:192px;height:352px;border-radius:30px;padding:9px;background:#2a3844;border:1px solid #50626e"><div style="display:flex;flex-direction:column;height:100%;border-radius:21px;background:#f4f2ec;color:#17222b;padding:16px 13px 18px"><div class="r sb num"><b>9:41</b><span style="color:#b3431f;font-weight:600">no signal</span></div><p style="font-size:19px;font-weight:600;margin-top:20px;line-height:1.25">House 14,<br>3rd floor</p><p class="num" style="margin-top:12px;padding:10px 12px;border:1px solid #d5d0c3;border-radius:10px;font-size:22px;font-weight:600;letter-spacing:-.02em">48,213</p><p style="margin-top:12px;padding:11px;border-radius:10px;background:${lagoon};text-align:center;font-weight:600">Save reading</p><p style="margin-top:auto;padding-top:12px;border-top:1px solid #d5d0c3;line-height:1.35;white-space:nowrap"><b>Saved on phone</b><br><span style="color:#54636d">3 wait for signal</span></p></div></div>
<div class="abs" style="left:234px;top:44px;width:222px"><b style="font-size:19px">Seconds to start</b><p class="mu">Cold, on our oldest phone: 2&nbsp;GB, Android&nbsp;9</p><div class="r" style="align-items:end;gap:12px;height:172px;margin-top:18px;border-bottom:1px solid #5b707d">${releases
  .map(
    ([, seconds], i) =>
      `<div class="c" style="flex:1;justify-items:center"><b class="num" style="${i === 3 ? `color:${lagoon}` : 'font-weight:500'}">${seconds} s</b><i style="width:100%;height:${Math.round(seconds * 32)}px;border-radius:6px 6px 0 0;background:${i === 3 ? lagoon : '#3d5666'}"></i></div>`,
  )
  .join(
    '',
  )}</div><div class="r mu num" style="gap:12px;margin-top:6px">${releases.map(([release]) => `<span style="flex:1;text-align:center">${release}</span>`).join('')}</div><p class="mu" style="text-align:center;margin-top:2px">Release</p></div></div>`;

const ads = [
  ['A dentist who starts on time', '$180', '61', ''],
  ['Tooth hurts? Today at 5:15', '$140', '74', 'more'],
  ['Smile with confidence', '$160', '3', 'stopped'],
] as const;

/** Three ads of one month: the cost and result of each, and the one that was stopped. */
const campaign = () => `<div class="stage">
<div class="abs pane" style="left:24px;top:16px;width:432px"><div class="r sb" style="padding:18px 20px 14px"><div class="c"><b style="font-size:19px">Dental clinics, October</b><span class="mu">Three ads, one budget</span></div></div><div class="r mu line" style="padding:9px 20px;gap:0"><span style="flex:1">Ad</span><span style="width:62px;text-align:right">Spent</span><span style="width:88px;text-align:right">Bookings</span></div>${ads
  .map(
    ([words, spent, bookings, mark]) =>
      `<div class="r line" style="padding:10px 20px;gap:0;${mark === 'more' ? `background:${lily}1c;box-shadow:inset 3px 0 ${lily}` : ''}"><span style="flex:1;${mark === 'stopped' ? `color:${palette.muted};text-decoration:line-through` : 'font-weight:550'}">${words}</span><span class="num mu" style="width:62px;text-align:right">${spent}</span><b class="num" style="width:88px;text-align:right;font-size:20px;${mark === 'stopped' ? `color:${palette.muted}` : ''}">${bookings}</b></div>`,
  )
  .join('')}</div>
<div class="abs" style="left:120px;top:298px;width:312px;padding:14px 18px;border-radius:14px;background:#f6f3ea;color:#17222b;box-shadow:0 20px 44px -12px #000c;transform:rotate(-1.4deg)"><b>What changes next</b><p style="color:#44525c;text-wrap:balance">The third ad’s money moves to the second.</p></div></div>`;

/** The typical screens of the two roles. */
export const drawOpenings: ArtJob = {
  name: 'openings',
  async draw(easel) {
    for (const [name, body] of [
      ['react-native-developer', startUp()],
      ['digital-marketing-specialist', campaign()],
    ] as const) {
      const drawn = await easel.studio.picture(body, { ...size, scale: 2, css });
      const file = await encodePicture(drawn, { format: 'avif', quality: 52, effort: 4 });
      if (file.length > budget) throw new Error(`${name} has ${file.length} bytes of ${budget}.`);
      await easel.save(`${folder}${name}.avif`, file);
    }
  },
};
