import { palette, ramp } from './palette';

/** The colors of a page's first and last screen: behind it, of things on it, of its title, of its light, and of its edge. */
interface Tones {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly glow: string;
  readonly horizon: string;
}

/** Night water, and a ground for each group of services and each industry. What is read between stays on night water. */
export const grounds = {
  night: {
    ground: palette.ink,
    surface: palette.raised,
    ink: palette.text,
    glow: ramp.lagoon,
    horizon: ramp.jade,
  },
  // Services: a drawing board, a studio at twilight, dusk, a river before dawn. A warm ground looks muddy beside the jade
  // buttons, so warm light falls on indigo.
  board: { ground: '#041a1f', surface: '#0a282f', ink: '#e6f6f5', glow: '#1f9c9c', horizon: ramp.jade },
  studio: { ground: '#0e0d22', surface: '#1a1832', ink: '#f4eefa', glow: '#b8508f', horizon: ramp.coral },
  dusk: { ground: '#160b22', surface: '#221431', ink: '#f2ecfa', glow: '#7d52c9', horizon: ramp.iris },
  river: { ground: '#051523', surface: '#0b2236', ink: '#e8f3fb', glow: '#1f78ad', horizon: ramp.lagoon },
  // Industries: a ward at night, an exam hall, a market, a ledger, the delta, an office.
  ward: { ground: '#041a1c', surface: '#0a272a', ink: '#e6f6f4', glow: '#1d8a86', horizon: ramp.jade },
  hall: { ground: '#0c0f2a', surface: '#171b3c', ink: '#eff0fc', glow: '#5a5ccc', horizon: ramp.amber },
  market: { ground: '#170a20', surface: '#251632', ink: '#f8edfa', glow: '#a8489c', horizon: ramp.coral },
  ledger: { ground: '#0a1129', surface: '#131c3b', ink: '#ebf0fb', glow: '#3f63bf', horizon: ramp.sky },
  delta: { ground: '#04161f', surface: '#0a2430', ink: '#e7f4f7', glow: '#1f8ba0', horizon: ramp.lagoon },
  office: { ground: '#120d2b', surface: '#1e1740', ink: '#f0edfc', glow: '#6b4fd8', horizon: ramp.iris },
} as const satisfies Record<string, Tones>;

export type Ground = keyof typeof grounds;
