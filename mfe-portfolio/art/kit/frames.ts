export interface Frame {
  brand: string;
  /** SVG of the product's mark, about 22 px. */
  mark: string;
}

/** A website's page: brand and links above, content below. */
export const sitePage = (
  { brand, mark }: Frame,
  links: readonly string[],
  right: string,
  body: string,
  height = 600,
) => `<div class="screen c" style="width:960px;height:${height}px">
<div class="r sb lb" style="height:58px;padding:0 28px;flex:none"><div class="r g10 b s16">${mark}${brand}</div>
<div class="r g24 mu s12">${links.map((link, i) => `<span ${i === 0 ? 'style="color:var(--text)"' : ''}>${link}</span>`).join('')}</div>
<div class="r g12">${right}</div></div>${body}</div>`;

export interface NavItem {
  icon: string;
  label: string;
}

/** An application's window: navigation left, title bar and content right. */
export const appPage = (
  { brand, mark }: Frame,
  items: readonly NavItem[],
  head: string,
  body: string,
  active = 0,
) => `<div class="screen r" style="width:960px;height:600px;align-items:stretch">
<div class="c lr" style="width:168px;padding:18px 12px;flex:none;background:var(--card)"><div class="r g8 b s15" style="padding:0 6px 20px">${mark}${brand}</div>
<div class="c g2">${items
  .map(
    (item, i) =>
      `<div class="r g10 s12 m" style="height:34px;padding:0 8px;border-radius:8px;${i === active ? 'background:var(--raised);color:var(--text)' : 'color:var(--muted)'}"><span ${i === active ? 'class="ac"' : ''}>${item.icon}</span>${item.label}</div>`,
  )
  .join('')}</div></div>
<div class="c f1"><div class="r sb lb" style="height:58px;padding:0 22px;flex:none">${head}</div><div class="f1 rel" style="padding:18px 22px">${body}</div></div></div>`;

/** A phone's page, 300 by 630, with the system's line above. */
export const phonePage = (
  body: string,
  time = '9:41',
) => `<div class="screen c" style="width:300px;height:630px">
<div class="r sb s11 b num" style="height:36px;padding:6px 24px 0;flex:none"><span>${time}</span><span class="r g4"><i style="width:14px;height:8px;border-radius:2px;background:var(--text)"></i></span></div>${body}</div>`;
