import type { HairStyle } from './person';
import { tonesOf } from './tones';

interface Hair {
  /** Behind head and shoulders. */
  back?: string;
  /** Over forehead and ears. */
  front: string;
  /** Strands in the lamp's light, drawn as lines inside the front. */
  strands?: string;
  /** Strands inside the back. */
  backStrands?: string;
}

const bumps = (points: readonly (readonly [number, number, number])[]) =>
  points
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`)
    .join('');

const curls: readonly (readonly [number, number, number])[] = [
  [164, 204, 15], [160, 180, 18], [168, 152, 22], [188, 126, 24], [216, 110, 25], [248, 104, 26],
  [280, 114, 25], [304, 136, 22], [316, 162, 20], [320, 188, 17], [318, 208, 14], [196, 158, 20],
  [222, 148, 20], [250, 146, 20], [278, 154, 20], [298, 174, 15], [182, 178, 16],
]; // prettier-ignore

const cap =
  'M162 226C154 170 178 112 240 108C302 112 326 170 318 226C312 196 296 166 262 152C250 148 230 148 218 152C184 166 168 196 162 226Z';

export const hairStyles: Record<HairStyle, Hair> = {
  'side-part': {
    front:
      'M158 236C148 190 152 136 190 112C224 88 290 90 314 124C332 150 332 198 322 238L313 236C312 212 308 196 301 182C276 182 246 176 220 158C204 166 180 180 171 200C168 212 167 224 167 238Z',
    strands:
      'M222 154C250 116 290 112 312 142M226 158C256 132 290 130 312 166M210 126C236 104 270 102 292 112M232 162C262 148 288 152 306 178',
  },
  crop: {
    front:
      'M160 230C150 182 158 130 198 110C240 92 294 100 314 132C330 158 328 200 320 230L312 228C312 206 306 190 299 174C270 162 212 162 182 174C174 190 168 206 168 230Z',
    strands:
      'M210 116C244 102 282 106 304 130M196 134C232 116 284 118 312 152M206 150C244 136 286 138 310 168',
  },
  curls: {
    front: `${bumps(curls)}M170 206C172 150 204 122 244 122C286 122 312 150 312 196C300 176 276 160 244 160C210 160 184 178 170 206Z`,
    strands:
      'M262 92q20 4 26 20M292 122q16 8 16 24M236 92q14-4 24 6M306 152q12 10 8 24M206 100q12-6 22 2M262 132q14 0 20 12M226 134q10-6 20 2',
  },
  swept: {
    front:
      'M160 230C148 176 156 122 204 98C254 76 318 100 325 158C328 190 326 212 321 232L312 228C312 204 306 184 297 168C262 158 216 156 185 170C174 188 169 206 168 230Z',
    strands:
      'M200 160C212 118 252 96 296 112M222 156C236 122 268 108 308 132M248 154C262 132 288 124 316 158M188 160C192 132 206 114 226 104',
  },
  fringe: {
    front:
      'M158 236C146 180 152 126 200 104C246 84 302 96 320 136C332 164 330 204 322 238L312 232C313 214 310 202 306 192C296 198 280 194 268 182C254 198 220 200 200 184C188 194 174 206 168 234Z',
    strands:
      'M232 106C262 104 296 122 310 160M252 116C272 126 286 150 290 182M220 112C240 128 250 152 252 184M206 120C214 140 214 160 208 180',
  },
  waves: {
    back: 'M240 92C164 90 138 150 146 214C150 248 128 268 130 304C132 336 112 352 120 388C126 416 156 424 184 412H296C324 424 354 416 360 388C368 352 348 336 350 304C352 268 330 248 334 214C342 150 316 90 240 92Z',
    backStrands: 'M338 220C332 252 352 272 344 308C338 340 358 356 346 392M322 300C318 336 336 352 326 396',
    front:
      'M226 112C184 118 158 156 160 226C160 258 150 270 150 292C140 262 140 190 152 158C170 110 208 92 240 92C286 90 322 116 330 160C338 200 336 262 332 296C322 276 320 252 318 226C314 180 284 156 226 112Z',
    strands:
      'M236 104C284 116 318 150 324 214M250 98C296 106 326 146 330 196M224 100C190 108 164 138 156 184',
  },
  bob: {
    back: 'M240 90C160 88 136 146 140 214C142 268 134 316 140 352C160 372 190 370 200 360H280C290 370 320 372 340 352C346 316 338 268 340 214C344 146 320 88 240 90Z',
    backStrands: 'M334 214C334 268 340 310 334 348M322 300C324 320 324 340 320 356',
    front:
      'M208 118C178 136 162 176 161 232C161 280 166 316 164 350C150 352 142 344 141 336C136 270 134 190 154 146C172 106 212 90 246 90C294 90 328 116 336 162C344 214 342 280 340 340C336 350 326 352 316 350C318 316 320 280 319 232C314 196 262 178 208 118Z',
    strands:
      'M222 112C268 150 316 168 328 236M242 100C290 122 330 158 334 232M330 250C334 286 332 316 330 338M206 108C182 122 162 150 154 190',
  },
  bun: {
    back: bumps([[240, 92, 40]]),
    backStrands: 'M228 64C252 56 274 72 276 94M240 74C254 72 264 80 266 94',
    front: cap,
    strands:
      'M244 116C290 124 312 160 314 204M240 112C268 124 294 144 304 176M228 116C196 122 172 154 168 196',
  },
  braid: {
    front: cap,
    strands:
      'M244 116C290 124 312 160 314 204M240 112C268 124 294 144 304 176M228 116C196 122 172 154 168 196',
    back: 'M240 96C170 96 146 150 152 220C156 250 168 274 196 298H284C312 274 324 250 328 220C334 150 310 96 240 96Z',
  },
  afro: {
    back: bumps([
      [240, 178, 118],
      [148, 208, 40],
      [332, 208, 40],
      [160, 130, 44],
      [320, 130, 44],
      [200, 88, 40],
      [280, 88, 40],
      [240, 78, 36],
    ]),
    front:
      'M161 222C154 160 190 122 240 120C290 122 326 160 319 222C312 190 296 168 276 160C252 154 228 154 204 160C184 168 168 190 161 222Z',
    backStrands:
      'M286 66q24 8 36 30M318 96q22 14 28 40M340 140q14 20 12 44M256 56q18-2 30 8M346 190q8 16 4 32M310 120q16 10 22 28M276 92q16 2 26 16',
  },
  scarf: {
    back: 'M240 84C160 84 132 146 138 226C140 300 142 352 124 404C112 440 104 470 100 500H380C376 470 368 440 356 404C338 352 340 300 342 226C348 146 320 84 240 84Z',
    front:
      'M240 84C160 84 132 146 138 226C140 300 142 360 128 410C170 450 310 450 352 410C338 360 340 300 342 226C348 146 320 84 240 84ZM240 140C282 142 306 180 306 234C306 300 284 348 240 374C196 348 174 300 174 234C174 180 198 142 240 140Z',
    strands:
      'M262 92C312 104 334 156 332 224C330 290 332 340 340 392M318 232C318 300 300 350 262 384M330 330C316 372 290 396 262 412M322 396C300 420 276 428 250 432M176 300C186 346 214 376 240 392C226 404 200 414 160 414',
  },
};

const plait = Array.from({ length: 9 }, (_, i) => {
  const [x, y, half] = [172 - i * 2.4, 286 + i * 28, 18 - i];
  return `M${x} ${y - 4}C${x + half * 1.5} ${y + 2} ${x + half} ${y + 24} ${x - 2} ${y + 30}C${x - half - 2} ${y + 22} ${x - half * 1.4} ${y + 4} ${x} ${y - 4}Z`;
});

export function hairLayers(style: HairStyle, color: string): { back: string; front: string; over: string } {
  const hair = hairStyles[style];
  const tone = tonesOf(color, '#cfe9f2');
  const cloth = style === 'scarf';
  const glow = cloth ? tone.light : tonesOf(color, '#9fd8e0').light;
  // The scarf is open where the face is; curls are circles that overlap.
  const rule = cloth ? 'evenodd' : 'nonzero';
  const lines = (d: string | undefined, clip: string) =>
    d === undefined
      ? ''
      : `<g clip-path="url(#${clip})"><path d="${d}" fill="none" stroke="${glow}" stroke-width="${cloth ? 5 : 4}" stroke-linecap="round" opacity="${cloth ? 0.4 : 0.55}"/></g>`;
  const layer = (d: string | undefined, id: string, strands: string | undefined) =>
    d === undefined
      ? ''
      : `<clipPath id="${id}"><path d="${d}" clip-rule="${rule}"/></clipPath><path d="${d}" fill="url(#hair)" fill-rule="${rule}"/>${lines(strands, id)}`;
  return {
    back: layer(hair.back, 'hairBack', hair.backStrands),
    front: layer(hair.front, 'hairFront', hair.strands),
    over:
      style === 'braid'
        ? plait
            .map(
              (d) =>
                `<path d="${d}" fill="${tone.base}" stroke="${tone.light}" stroke-opacity=".35" stroke-width="2"/>`,
            )
            .join('')
        : '',
  };
}
