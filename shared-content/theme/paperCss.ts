// Icons use `currentColor`, which turns black by itself. All larger drawings are made for a dark background.
const icons = ['24 24', '20 20', '18 18'].map((size) => `[viewBox="0 0 ${size}"]`).join(',');
const drawings = `:not(svg)>svg:not(${icons})`;

/**
 * The dark site in print: black on white without backgrounds. Most printers omit backgrounds, and light text would be lost
 * without them. Drawings and logos are inverted (light becomes dark, hues stay), and folded content is open. The last rule
 * inverts drawings in a light high-contrast theme; every high-contrast theme also hides scenery behind text. `!important`,
 * because components' rules come later and are more specific.
 */
export const paperCss = `
@media print{
html,body{background:#fff;color:#000}
main *:not(svg,svg *),main *:not(svg,svg *)::before,main *:not(svg,svg *)::after{color:#000!important;background:none!important;border-color:#999!important;box-shadow:none!important;transition:none!important}
main ${drawings},main img[src*=".svg"]{filter:invert(1) hue-rotate(180deg)}
main ${drawings}{max-width:100%!important;margin:0!important}
main section,main article{padding-block:20pt!important}
main details::details-content{content-visibility:visible;height:auto}
main h1,main h2,main h3{break-after:avoid}
main li,main tr,main figure,main dl>div{break-inside:avoid}
[data-reveal]{opacity:1!important;transform:none!important}
}
@media (forced-colors:active){[data-scenery]{display:none}}
@media (forced-colors:active) and (prefers-color-scheme:light){main ${drawings},main img[src*=".svg"]{filter:invert(1) hue-rotate(180deg)}}
`;
