import { palette, peep, sitter } from '../../../../shared-content/art';

const laptop = (x: number, y: number, lit: string) =>
  `<g transform="translate(${x} ${y})" stroke="#000" stroke-width="7" stroke-linejoin="round"><path d="M-92-112H92L104 0H-104Z" fill="#cfd8dc"/><path d="M-122 0H122L112 16H-112Z" fill="#93a3ab"/><circle cx="0" cy="-56" r="11" fill="${lit}" stroke="none"/></g>`;

const glass = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" stroke="#000" stroke-width="6" stroke-linejoin="round"><path d="M-20-52H20L15 0H-15Z" fill="#f4ead6"/><path d="M-18-38H18L15 0H-15Z" fill="#c07a3c"/></g><path d="M${x - 6} ${y - 66}q-10-16 0-30t0-28" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const folder = `<g transform="translate(1000 646) rotate(-4)" stroke="#000" stroke-width="7" stroke-linejoin="round"><path d="M-112 18V-26H-44L-26-10H112V18Z" fill="#e3b04e"/><path d="M-96-26V-44H92V-12" fill="#f7f1e1"/><path d="M-70-34H40" stroke-width="5"/></g>`;

/** An evening window: the roofs across the street and two that are still lit. */
const window = `<g stroke="#000" stroke-width="9"><rect x="610" y="70" width="270" height="230" rx="4" fill="#1c3b52"/><path d="M610 300V220H660V190H720V240H770V160H826V220H880V300Z" fill="#0e2536" stroke="none"/><path d="M745 70V300M610 180H880" stroke-width="8"/></g><g fill="#f6d98b"><rect x="676" y="206" width="14" height="18"/><rect x="782" y="200" width="14" height="18"/><rect x="804" y="238" width="14" height="18"/></g>`;
const moon = `<circle cx="690" cy="118" r="20" fill="#f3ead0"/>`;

const shelf = `<g stroke="#000" stroke-width="8" stroke-linejoin="round"><path d="M580 250H760" /><path d="M600 250V182H628V250M634 250V168H658V250M664 250V192H690V250" fill="#e3b04e"/><path d="M700 250V214H744V250Z" fill="#f0e6d4"/><path d="M722 214C700 190 706 160 700 148C728 158 732 186 724 212C736 190 752 178 768 176C766 196 750 212 730 214" fill="#7aa566"/></g>`;

const petal = (turn: number, fill: string) =>
  `<path transform="rotate(${turn})" d="M0 0C-34 22-36 70 0 100C36 70 34 22 0 0Z" fill="${fill}"/>`;

/** The company's flower as a lamp, with its light on the table. */
const lilyLamp = (x: number) =>
  `<g transform="translate(${x} 64)"><path d="M-90 60L-240 560H240L90 60Z" fill="#ffe7b0" opacity=".2"/><g stroke="#000" stroke-width="7" stroke-linejoin="round"><path d="M0-80V4"/>${petal(58, palette.lily)}${petal(-58, palette.lily)}${petal(30, palette.lily)}${petal(-30, palette.lily)}${petal(0, '#ffc2d8')}<circle r="13" fill="${palette.jade}"/></g></g>`;

/** What a board shows: three boxes, two arrows, a tick. */
const board = `<g transform="translate(-150 -34)" stroke="#000" stroke-width="9" stroke-linejoin="round"><rect x="1520" y="96" width="320" height="210" rx="6" fill="#f3ead6"/><g stroke-width="6" fill="none"><rect x="1552" y="132" width="70" height="48" rx="6"/><rect x="1738" y="132" width="70" height="48" rx="6" fill="${palette.jade}"/><rect x="1645" y="226" width="70" height="48" rx="6"/><path d="M1630 156H1726M1587 188V250H1636M1724 250H1773V190"/></g></g>`;

/**
 * The office in Uttara by night with five of the team at the long table: 1920 by 720, or a part of the same height.
 */
export function office(left = 0, width = 1920): string {
  const seat = (x: number, y: number, size: number, who: string, turned = false) =>
    `<g transform="translate(${x} ${y}) scale(${turned ? -size : size} ${size})">${peep(sitter(who))}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} 720" width="${2 * width}" height="1440" fill="none">
    <defs><radialGradient id="light" cx=".5" cy=".25" r=".75"><stop stop-color="#e2b57c"/><stop offset=".55" stop-color="#b0785c"/><stop offset="1" stop-color="#523b4b"/></radialGradient><clipPath id="above"><path d="M0 0H1920V600H0Z"/></clipPath></defs>
    <rect width="1920" height="720" fill="url(#light)"/><g transform="translate(-570 -10)">${window}</g><g transform="translate(90 -10)">${window}${moon}</g>${board}
    ${lilyLamp(560)}${lilyLamp(1150)}
    <g clip-path="url(#above)">${seat(120, 196, 0.54, 'Lamia')}${seat(440, 172, 0.56, 'Tahmid')}${seat(790, 188, 0.53, 'Nusrat')}${seat(1480, 184, 0.55, 'Arko', true)}${seat(1806, 200, 0.53, 'Rezwana', true)}</g>
    <path d="M-20 596H1940V740H-20Z" fill="#7b4a2e" stroke="#000" stroke-width="9"/><path d="M-20 634H1940" stroke="#00000055" stroke-width="4"/>
    ${laptop(300, 604, palette.lily)}${laptop(640, 600, palette.jade)}${laptop(1290, 600, palette.lily)}${folder}${glass(836, 640)}${glass(1480, 646)}</svg>`;
}

const morning = `${window}${moon}`
  .replaceAll('#1c3b52', '#a3d6ec')
  .replaceAll('#0e2536', '#5d97b3')
  .replaceAll('#f6d98b', '#a3d6ec')
  .replaceAll('#f3ead0', '#f8d67c');

/** What a first message gets: asked on a Saturday night, answered before breakfast. No words under 32 px: beside the
 * steps on a tablet the picture is a third as wide. */
const answer = `<div style="position:absolute;left:26px;top:346px;box-sizing:border-box;width:748px;padding:22px 28px 24px;border-radius:10px;background:#f8f4e9;color:#1a232b;font-size:33px;line-height:1.32;letter-spacing:-.012em;box-shadow:0 26px 50px -14px #0009,0 3px 10px #0005;transform:rotate(-.8deg)">
<p style="display:flex;justify-content:space-between;margin:0;font-size:32px;letter-spacing:-.03em;color:#56626b"><span>You wrote Saturday, 9:14 PM</span><span>Sunday, 8:02 AM</span></p>
<p style="margin:6px 0 8px;font-size:38px;font-weight:600;letter-spacing:-.02em">Re: Booking for four clinics</p>
<p style="margin:0">Do patients pay when they book, and who changes a doctor’s hours? First guess: <b>10 to 14 weeks, $28,000 to $36,000</b>. Shall we talk on Tuesday at 3?</p>
<p style="margin:8px 0 0;font-weight:600">Lamia</p></div>`;

/** Whoever reads what comes in by the contact form, at her desk, and an answer of hers: markup, 800 by 750. */
export function answering(): string {
  return `<div style="position:relative;width:800px;height:750px;overflow:hidden"><svg xmlns="http://www.w3.org/2000/svg" viewBox="-210 0 1290 1209" width="800" height="750" fill="none" style="display:block">
    <defs><radialGradient id="wall" cx=".5" cy=".3" r=".9"><stop stop-color="#6fb3ad"/><stop offset=".6" stop-color="#3c8086"/><stop offset="1" stop-color="#24505f"/></radialGradient></defs>
    <rect x="-210" width="1290" height="640" fill="url(#wall)"/>
    <g transform="translate(-660 -10)">${morning}</g>
    <g transform="translate(190)">${shelf}</g>
    <g transform="translate(196 24) scale(.68)">${peep(sitter('Lamia'))}</g>
    <path d="M-230 536H1100V1230H-230Z" fill="#7b4a2e" stroke="#000" stroke-width="9"/><path d="M-230 572H1100" stroke="#00000055" stroke-width="4"/>
    <g transform="translate(236 542) scale(1.12)">${laptop(0, 0, palette.lily)}</g>${glass(800, 566)}</svg>${answer}</div>`;
}
