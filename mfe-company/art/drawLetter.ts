import { fileURLToPath } from 'node:url';
import { type ArtJob, encodePicture } from '../../shared-content/art';

const file = fileURLToPath(new URL('../assets/blog/letter.avif', import.meta.url));
const size = { width: 460, height: 360 };
const budget = 26_000;

const css = `
*{box-sizing:border-box;margin:0}
.stage{width:460px;height:360px;display:grid;place-items:center;font-family:"Instrument Sans"}
.letter{position:relative;width:428px;padding:24px 28px 26px;border-radius:6px;background:linear-gradient(172deg,#fdfcf8,#f1ecdf);color:#17222b;transform:rotate(-1.6deg);font-size:19px;line-height:1.35}
.letter::before{content:"";position:absolute;inset:0;border-radius:6px;background:linear-gradient(180deg,transparent 49.4%,#17222b12 50%,#fff8 50.6%,transparent 52%)}
.head{display:flex;justify-content:space-between;align-items:center;padding-bottom:14px;border-bottom:1px solid #d9d4c6;font-size:16px;color:#4d5b63}
dt{margin-top:15px;font-size:16px;font-weight:600;color:#0a6a59}dd{margin:1px 0 0;font-weight:500}
`;

const bloom = [-56, -28, 0, 28, 56]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} 20 30)" d="M20 30C14 22 14 14 20 6C26 14 26 22 20 30Z" fill="#f48fb6" fill-opacity=".8" stroke="#b4487a"/>`,
  )
  .join('');

/** A sample newsletter: the handloom store's one piece that was sold twice, before the rebuild. */
const letter = `<div class="stage"><div class="letter"><div class="head"><span>From a live project</span><svg width="44" height="40" viewBox="0 0 40 36" fill="none">${bloom}</svg></div><dl>
<dt>What broke</dt><dd>One sari was sold twice in a minute.</dd>
<dt>What it cost</dt><dd>A refund, and an apology by phone.</dd>
<dt>What we’d do again</dt><dd>Reserve a piece as the cart opens.</dd></dl></div></div>`;

/** The newsletter's letter, for the blog page without posts. */
export const drawLetter: ArtJob = {
  name: 'letter',
  async draw({ studio, save }) {
    const drawn = await studio.picture(letter, { ...size, scale: 2, css });
    const picture = await encodePicture(drawn, { format: 'avif', quality: 56, effort: 4 });
    if (picture.length > budget) throw new Error(`letter has ${picture.length} bytes of ${budget}.`);
    await save(file, picture);
  },
};
