import { palette } from './palette';
import { motion, scale } from './theme';
import { typography } from './typography';

/**
 * Rules that belong to the document and not to a component: font faces, reset, focus ring. The head contains them as plain
 * CSS, so that no JavaScript carries them. Rules that no first view needs are in `getDeferredCss`.
 *
 * @param fontUrl URL of the variable font's latin subset (woff2)
 */
export function globalCss(fontUrl: string): string {
  return `
@font-face{font-family:"Instrument Sans Variable";font-style:normal;font-display:swap;font-weight:400 700;src:url(${fontUrl}) format("woff2")}
/* Arial and Android's Roboto with the metrics of Instrument Sans (ascent .97, descent .25 of its size) and the width at which
   the fewest headings and paragraphs of the site break otherwise, so that the swap moves next to nothing. */
@font-face{font-family:"Instrument Sans Fallback";font-weight:400;src:local("Arial"),local("ArialMT"),local("Liberation Sans");ascent-override:95.1%;descent-override:24.5%;line-gap-override:0%;size-adjust:102%}
@font-face{font-family:"Instrument Sans Fallback";font-weight:500 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");ascent-override:98.7%;descent-override:25.4%;line-gap-override:0%;size-adjust:98.25%}
@font-face{font-family:"Instrument Sans Roboto";font-weight:400;src:local("Roboto");ascent-override:94.6%;descent-override:24.4%;line-gap-override:0%;size-adjust:102.5%}
@font-face{font-family:"Instrument Sans Roboto";font-weight:500 700;src:local("Roboto Bold"),local("Roboto-Bold");ascent-override:92.8%;descent-override:23.9%;line-gap-override:0%;size-adjust:104.5%}
*,*::before,*::after{box-sizing:border-box}
html{color-scheme:dark;background:${palette.ink};scroll-padding-top:calc(${scale.headerCondensed} + 24px);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:${palette.ink};color:${palette.text};font-family:${typography.fontFamily};font-size:1rem;line-height:1.65;text-rendering:geometricPrecision;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;overflow-x:clip}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
ul,ol{list-style:none}
/* Tight letters leave the spaces between words too narrow. */
h1,h2,h3,h4{text-wrap:balance;font-weight:600;word-spacing:.06em}
p,li,dt,dd,figcaption{text-wrap-style:pretty}
img,svg,video,iframe{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
a{color:inherit}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
/* Browsers without popovers hide none by themselves, and the rules of what is closed come late. */
@supports not selector(:popover-open){:where([popover]){display:none}}
:focus-visible{outline:2px solid ${palette.jadeLight};outline-offset:3px;border-radius:4px}
[tabindex="-1"]:focus{outline:none}
/* No transition at all: one of a moment's length would run for every property that the deferred sheet changes. */
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}[data-reveal]{opacity:1!important;transform:none!important}}
/* From document to document; the drawing that the hero names moves over. Where it stands below the words, a phone is not
   kept waiting: at a quarter of the speed a transition costs a tenth of a second. */
@media (prefers-reduced-motion:no-preference) and (min-width:900px){@view-transition{navigation:auto}:root{view-transition-name:none}::view-transition{pointer-events:none}}`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\n/g, '');
}

/**
 * The button back to the top (the shell's `addTopButton`). On wider windows it is a tab in the page's gutter, where it covers no
 * content; on the widest a round button. On a phone it hides while the visitor reads on, and while the menu is open.
 */
const toTopCss = `
.to-top{position:fixed;right:max(16px,env(safe-area-inset-right));bottom:max(16px,env(safe-area-inset-bottom));z-index:90;display:grid;place-items:center;width:48px;height:48px;border-radius:50%;color:${palette.text};background:${palette.overlay};border:1px solid ${palette.hairlineStrong};transition:opacity ${motion.hover},translate ${motion.hover},visibility ${motion.hover},border-color ${motion.hover},color ${motion.hover}}
@media (min-width:700px){.to-top{right:0;width:calc(${scale.gutter} - 4px);height:64px;border-right:0;border-radius:14px 0 0 14px}}
@media (min-width:1360px){.to-top{right:16px;width:48px;height:48px;border-radius:50%;border-right:1px solid ${palette.hairlineStrong}}}
.to-top:hover{border-color:${palette.jade};color:${palette.jadeLight}}
/* Not only unseen: hidden also takes it out of the Tab order and of the accessibility tree. */
.to-top[data-shown="false"]{opacity:0;visibility:hidden;translate:0 8px}
@media (max-width:699.95px){.to-top[data-shown="passed"]{opacity:0;visibility:hidden;translate:0 8px}}
@media print{.to-top{display:none}}
`;

/** Stands in for the serif, with its metrics and average width. A document whose first view has the serif holds it itself. */
export const serifFallbackCss =
  '@font-face{font-family:"Paper Serif Fallback";src:local("Times New Roman"),local("Liberation Serif");ascent-override:99.3%;descent-override:32.1%;line-gap-override:0%;size-adjust:104.3%}';

/**
 * Rules for marked text, for elements that scripts show, and the second typeface. They come after the first view, with
 * `paperCss`.
 *
 * @param serifUrl URL of the serif: Source Serif 4 at its optical size of 48 and a weight of 400, ASCII and the site's
 * punctuation only (fontTools' `instancer` and `subset`)
 */
export const getDeferredCss = (serifUrl: string): string => `${toTopCss}
@font-face{font-family:"Paper Serif";font-display:swap;src:url(${serifUrl}) format("woff2")}
${serifFallbackCss}
header nav a:focus-visible{outline-offset:-6px}
/* A window as low as a phone's with its keyboard, magnified: it is for the words. */
@media (max-height:256px){header:has(>.inner>.brand){position:absolute}}
/* Letters of twice the size on a phone: words break before they leave the window, and the menu keeps its place. */
@media (max-width:19em){body{overflow-wrap:anywhere;hyphens:auto}header .mobile>a{display:none}}
::selection{background:${palette.jadeDeep};color:#fff}
[data-reveal="waiting"]{opacity:0;transform:translateY(20px)}
[data-reveal="shown"]{opacity:1;transform:none;transition:opacity ${motion.reveal} ${motion.ease},transform ${motion.reveal} ${motion.ease}}
`;

// Icons use `currentColor`, which turns black by itself. All larger drawings are made for a dark background.
const icons = ['24 24', '20 20', '18 18'].map((size) => `[viewBox="0 0 ${size}"]`).join(',');
const drawings = `main :not(svg)>svg:not(${icons}),main img:is([src*=".svg"],[src*="/logos."])`;

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
${drawings}{filter:invert(1) hue-rotate(180deg)}
${drawings}{max-width:100%!important;margin:0!important}
main section,main article{padding-block:20pt!important}
main details::details-content{content-visibility:visible;height:auto}
main h1,main h2,main h3{break-after:avoid}
main li,main tr,main figure,main dl>div{break-inside:avoid}
[data-reveal]{opacity:1!important;transform:none!important}
}
@media (forced-colors:active){[data-scenery]{display:none}}
@media (forced-colors:active) and (prefers-color-scheme:light){${drawings}{filter:invert(1) hue-rotate(180deg)}}
`;
