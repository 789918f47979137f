// Icons are drawn in `currentColor`, which turns black by itself; everything larger is drawn for the dark.
const icons = ['24 24', '20 20', '18 18'].map((size) => `[viewBox="0 0 ${size}"]`).join(',');
const drawings = `:not(svg)>svg:not(${icons})`;

/**
 * The dark site on paper: black on white without the grounds, which most printers leave out anyway and
 * which light words would then be lost without. Drawings and logos are turned over (light becomes dark,
 * hues stay), what is folded is unfolded. The last rule does the same for them in a light high-contrast
 * theme; in any such theme scenery behind words goes. `!important`, because components' rules come later and are more particular.
 */
export const paperCss = `
@media print{
html,body{background:#fff;color:#000}
main *:not(svg,svg *),main *:not(svg,svg *)::before,main *:not(svg,svg *)::after{color:#000!important;background:none!important;border-color:#999!important;box-shadow:none!important;transition:none!important}
main ${drawings},main img[src$=".svg"]{filter:invert(1) hue-rotate(180deg)}
main ${drawings}{max-width:100%!important;margin:0!important}
main section,main article{padding-block:20pt!important}
main details::details-content{content-visibility:visible;height:auto}
main h1,main h2,main h3{break-after:avoid}
main li,main tr,main figure,main dl>div{break-inside:avoid}
[data-reveal]{opacity:1!important;transform:none!important}
}
@media (forced-colors:active){[data-scenery]{display:none}}
@media (forced-colors:active) and (prefers-color-scheme:light){main ${drawings},main img[src$=".svg"]{filter:invert(1) hue-rotate(180deg)}}
`;
