import type { Clothes } from './person';
import { tonesOf } from './tones';

const body =
  'M206 388C190 408 150 418 112 432C74 448 54 492 46 600H434C426 492 406 448 368 432C330 418 290 408 274 388C262 412 218 412 206 388Z';
const highBody =
  'M196 392C180 412 146 420 112 434C74 450 54 494 46 600H434C426 494 406 450 368 434C334 420 300 412 284 392Z';

/** Shoulders in the given clothes: colors are the cloth's own and its trim's. */
export function clothes(style: Clothes, color: string, second: string): string {
  const cloth = tonesOf(color, '#eaf6f4');
  const trim = tonesOf(second, '#eaf6f4');
  const shadow = `<path d="M46 600C54 492 74 448 112 432C150 418 190 408 206 392L232 420L226 600Z" fill="${cloth.deep}" opacity=".42"/>`;
  const line = (d: string, width = 3, tint = cloth.deep) =>
    `<path d="${d}" fill="none" stroke="${tint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/>`;
  const base = `<path d="${body}" fill="url(#cloth)"/>`;
  switch (style) {
    case 'crew':
      return `${base}${shadow}<path d="M198 392C206 432 274 432 282 392L290 397C284 446 196 446 190 397Z" fill="${trim.base}"/>${line('M132 500Q128 540 132 600M352 496Q358 536 352 600')}`;
    case 'roll-neck':
      return `<path d="${highBody}" fill="url(#cloth)"/>${shadow}<path d="M196 362C214 384 266 384 284 362L288 404C270 424 210 424 192 404Z" fill="${cloth.base}"/><path d="M196 362C210 378 222 381 236 382L234 418C216 416 202 412 192 404Z" fill="${cloth.deep}" opacity=".5"/>${line('M192 403C210 423 270 423 288 403', 3)}${line('M128 500Q126 540 130 600M354 496Q358 536 352 600')}`;
    case 'jacket':
      return `${base}<path d="M204 384C214 416 266 416 276 384L262 452H218Z" fill="${trim.base}"/>${shadow}<path d="M192 380C180 394 174 410 176 424L236 470L240 452C218 434 202 412 192 380Z" fill="${cloth.shade}"/><path d="M288 380C300 394 306 410 304 424L244 470L240 452C262 434 278 412 288 380Z" fill="${cloth.light}" opacity=".7"/>${line('M240 466V600', 3, cloth.deep)}${line('M128 500Q124 550 128 600M356 496Q362 540 356 600')}<path d="M237 470H243V488L240 492L237 488Z" fill="${trim.light}"/>`;
    case 'shirt':
      return `${base}${shadow}<path d="M206 384L240 452L274 384L290 396L262 470L240 452L218 470L190 396Z" fill="${cloth.light}"/><path d="M206 384L240 452L218 470L190 396Z" fill="${trim.base}"/>${line('M240 456V600', 2.4)}<circle cx="240" cy="492" r="3.4" fill="${trim.deep}"/><circle cx="240" cy="534" r="3.4" fill="${trim.deep}"/>`;
    case 'polo':
      return `${base}${shadow}<path d="M200 386C190 394 184 404 186 418L232 440L240 418L248 440L294 418C296 404 290 394 280 386C268 412 212 412 200 386Z" fill="${trim.base}"/><path d="M248 440L294 418C296 404 290 394 280 386C272 404 254 410 240 412V418Z" fill="${cloth.light}" opacity=".55"/>${line('M240 420V486', 3)}<circle cx="247" cy="450" r="3" fill="${trim.light}"/><circle cx="247" cy="470" r="3" fill="${trim.light}"/>`;
    case 'panjabi':
      return `${base}${shadow}<path d="M200 380C208 408 272 408 280 380L286 402C272 424 248 424 244 420V520H236V420C232 424 208 424 194 402Z" fill="${cloth.light}"/><path d="M200 380C206 402 222 406 236 408V520H232V420C220 422 206 418 194 402Z" fill="${trim.base}" opacity=".75"/><circle cx="240" cy="438" r="3" fill="${trim.deep}"/><circle cx="240" cy="464" r="3" fill="${trim.deep}"/><circle cx="240" cy="490" r="3" fill="${trim.deep}"/>`;
    case 'blazer':
      return `<path d="M204 388C214 424 266 424 276 388L296 404L258 600H222L184 404Z" fill="${trim.base}"/><path d="M204 388C210 410 226 414 236 416L230 600H222L184 404Z" fill="${trim.deep}" opacity=".45"/><path d="M196 392C180 410 146 420 112 434C74 450 54 494 46 600H232L190 440Z M284 392C300 410 334 420 368 434C406 450 426 494 434 600H248L290 440Z" fill="url(#cloth)"/><path d="M196 392C180 410 146 420 112 434C74 450 54 494 46 600H232L190 440Z" fill="${cloth.deep}" opacity=".4"/><path d="M196 390L172 414L184 452L168 460L226 560L236 600L200 440Z" fill="${cloth.shade}"/><path d="M284 390L308 414L296 452L312 460L254 560L244 600L280 440Z" fill="${cloth.light}" opacity=".55"/>`;
    case 'kameez':
      return `${base}${shadow}<path d="M196 394C204 446 276 446 284 394L294 400C290 462 190 462 186 400Z" fill="${trim.base}"/><path d="M236 446H244V500L240 508L236 500Z" fill="${trim.base}"/><path d="M300 402C338 414 372 428 388 446C404 480 412 520 416 600H356C350 500 334 440 300 402Z" fill="${trim.light}" opacity=".9"/><path d="M312 408C346 450 366 510 372 600M334 418C366 460 386 520 392 600" fill="none" stroke="${trim.shade}" stroke-width="2.6" opacity=".5"/>`;
    case 'sari':
      return `<path d="${body}" fill="${cloth.shade}"/><path d="M198 394C206 432 274 432 282 394C262 420 218 420 198 394Z" fill="${cloth.deep}"/><path clip-path="url(#body)" d="M196 400C220 452 300 500 434 532V600H46C54 492 74 448 112 432C146 420 176 414 196 400Z" fill="url(#cloth)"/><clipPath id="body"><path d="${body}"/></clipPath><path clip-path="url(#body)" d="M196 400C220 452 300 500 434 532V546C296 514 214 466 182 408Z" fill="${trim.base}"/><path d="M186 412C150 440 120 490 112 600M164 420C132 450 100 500 90 600M212 452C190 490 180 530 178 600M250 486C240 516 236 544 236 600" fill="none" stroke="${cloth.deep}" stroke-width="3" opacity=".55"/>`;
  }
}
