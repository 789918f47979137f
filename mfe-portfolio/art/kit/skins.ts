import { sectionRamp } from '../../../shared-content/art';
import type { Typeface } from './typefaces';

/** The look of one client's product: its paper, ink, color, type and corners, and the background of its pictures. */
export interface Skin {
  light: boolean;
  page: string;
  card: string;
  raised: string;
  line: string;
  text: string;
  muted: string;
  faint: string;
  accent: string;
  /** Text color on the accent. */
  on: string;
  type: Typeface;
  /** Typeface of headings, where it differs from the rest. */
  display?: Typeface;
  corner: number;
  /** Background of cover and mockup. */
  ground: string;
}

type Ink = keyof typeof sectionRamp;

/** The inks of states and series for the drawing's skin. */
export const inks: Record<Ink, string> = {
  jade: 'var(--jade)',
  lagoon: 'var(--lagoon)',
  sky: 'var(--sky)',
  iris: 'var(--iris)',
  lily: 'var(--lily)',
  coral: 'var(--coral)',
  amber: 'var(--amber)',
  moss: 'var(--moss)',
};

/** Inks of success, warning and error: bright on a dark interface, deep on a light one. */
const deepInks: Record<Ink, string> = {
  jade: '#0a7a65',
  lagoon: '#12779f',
  sky: '#2b62c2',
  iris: '#5a49c2',
  lily: '#bd3f78',
  coral: '#cb4a26',
  amber: '#94600a',
  moss: '#3c7c2b',
};

export function skinVariables(skin: Skin): string {
  const { page, card, raised, line, text, muted, faint, accent, on, type, corner, ground } = skin;
  const values = {
    ...(skin.light ? deepInks : sectionRamp),
    ...{ page, card, raised, line, text, muted, faint, accent, on, ground },
    radius: `${corner}px`,
    type: `"${type}"`,
    display: `"${skin.display ?? type}"`,
    shade: skin.light ? 'rgba(28,22,16,.34)' : '#000',
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value.replaceAll('"', "'")}`)
    .join(';');
}
