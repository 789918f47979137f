/** Letters are laid out at 12 px and shown at 17, because a picture may be shown at two thirds of its width. */
export const near = 1.42;

/** Width and height of a screen as drawn, before its device scales it. */
type Source = readonly [width: number, height: number];

const scaled = (screen: string, from: Source, width: number, radius: number) => {
  const zoom = width / from[0];
  return `<div style="width:${width}px;height:${from[1] * zoom}px;overflow:hidden;border-radius:${radius}px"><div style="width:${from[0]}px;height:${from[1]}px;transform:scale(${zoom});transform-origin:0 0">${screen}</div></div>`;
};

const shell = 'background:#1a2732;border:1px solid #3a4b57;box-shadow:0 24px 48px -10px rgba(0,0,0,.65)';

/** Positions markup on the canvas. */
export const at = (x: number, y: number, inside: string, extra = '') =>
  `<div style="position:absolute;left:${x}px;top:${y}px;${extra}">${inside}</div>`;

/** A laptop; its screen's page is 480 by 300. */
export const laptop = (
  screen: string,
  width = 480 * near,
) => `<div class="c" style="align-items:center;width:${width + 64}px">
<div style="${shell};padding:7px 7px 9px;border-radius:13px 13px 4px 4px">${scaled(screen, [480, 300], width, 5)}</div>
<div style="width:100%;height:11px;border-radius:2px 2px 12px 12px;background:linear-gradient(#3f515e,#1c2933);box-shadow:0 18px 26px -6px rgba(0,0,0,.7)"><div style="width:62px;height:4px;margin:0 auto;border-radius:0 0 5px 5px;background:#15202a"></div></div></div>`;

/** A phone; its page is 150 by 300. */
export const phone = (screen: string, width = 150 * near) => {
  const zoom = width / 300;
  return `<div class="rel" style="${shell};padding:${5 * zoom + 2}px;border-radius:${40 * zoom}px;display:inline-block">${scaled(screen, [150, 300], width, 34 * zoom)}<div class="abs" style="left:50%;top:${14 * zoom + 2}px;width:${74 * zoom}px;height:${17 * zoom}px;margin-left:${-37 * zoom}px;border-radius:99px;background:#05090d"></div></div>`;
};

/** A tablet whose screen is `width` wide. */
export const tablet = (screen: string, width: number, source: Source) =>
  `<div style="${shell};padding:12px;border-radius:20px;display:inline-block">${scaled(screen, source, width, 9)}</div>`;

/** A screen on a stand, `width` wide. */
export const monitor = (
  screen: string,
  width: number,
  source: Source,
) => `<div class="c" style="align-items:center">
<div style="${shell};padding:8px;border-radius:12px">${scaled(screen, source, width, 5)}</div>
<div style="width:56px;height:28px;background:linear-gradient(#16212b,#2a3945)"></div><div style="width:150px;height:7px;border-radius:7px 7px 2px 2px;background:#334450"></div></div>`;

/** A screen on the wall, held by two rails. */
export const wallScreen = (
  screen: string,
  width: number,
  source: Source,
) => `<div class="rel" style="${shell};padding:10px;border-radius:8px;display:inline-block">
<div class="abs" style="left:22%;top:-46px;width:10px;height:46px;background:linear-gradient(90deg,#22313c,#3b4d59,#22313c)"></div><div class="abs" style="right:22%;top:-46px;width:10px;height:46px;background:linear-gradient(90deg,#22313c,#3b4d59,#22313c)"></div>${scaled(screen, source, width, 3)}</div>`;

/** Markup without a device, scaled up. */
export const enlarged = (inside: string, zoom = near) =>
  `<div style="transform:scale(${zoom});transform-origin:0 0">${inside}</div>`;

/** A bare window: a part of a product, scaled up, as on covers. */
export const getWindow = (screen: string, [width, height]: Source) =>
  `<div style="width:${width * near}px;height:${height * near}px;overflow:hidden;border-radius:calc(var(--radius)*.6 + 5px);border:1px solid var(--line);box-shadow:0 24px 60px -12px var(--shade),0 2px 8px -2px var(--shade);position:relative"><div class="screen" style="width:${width}px;height:${height}px;transform:scale(${near});transform-origin:0 0">${screen}</div></div>`;
