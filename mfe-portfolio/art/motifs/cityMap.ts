/** A quarter by the river: water, parks, streets. Drawn for 640 by 540, the map fills its box. */
export const cityMap = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 640 540" preserveAspectRatio="xMidYMid slice"><rect width="640" height="540" fill="#e6ece2"/>
<path d="M-20 420C90 380 130 470 240 452S420 330 500 336s120 60 180 30v200H-20z" fill="#a5d3e6"/><path d="M-20 450C90 410 140 496 250 478S430 358 506 364s110 52 170 26" fill="none" stroke="#7fbcd6" stroke-width="3"/>
<path d="M60 60h112v88l-50 28-62-20z" fill="#b9dcae"/><path d="M420 120l96-14 14 78-72 30-46-40z" fill="#b9dcae"/><circle cx="330" cy="300" r="38" fill="#b9dcae"/>
<g fill="#f4f6f0">${[
    [196, 40, 70, 60],
    [280, 30, 90, 50],
    [200, 120, 60, 70],
    [276, 104, 60, 54],
    [352, 100, 52, 70],
    [60, 200, 70, 60],
    [146, 210, 80, 50],
    [60, 280, 90, 70],
    [170, 284, 60, 80],
    [250, 200, 50, 60],
    [400, 230, 70, 60],
    [490, 230, 70, 50],
    [560, 60, 70, 90],
    [556, 190, 70, 60],
    [420, 30, 100, 60],
  ]
    .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5"/>`)
    .join('')}</g>
<g fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round"><path d="M-10 190C120 170 240 196 340 190S560 210 660 170"/><path d="M184-10C180 120 196 250 150 400"/><path d="M390-10c8 120-14 200 6 344"/><path d="M-10 370C80 350 150 372 240 376"/><path d="M540-10c-8 120 24 220 10 346"/></g>
<g fill="none" stroke="#ffffff" stroke-width="4"><path d="M-10 96h650M-10 272h400M268-10v400M40 0v380M480 0v320M600 0v330"/></g><path d="M240 376C330 400 380 470 400 560" fill="none" stroke="#ffffff" stroke-width="9"/></svg>`;
