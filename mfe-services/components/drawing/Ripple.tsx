import { type Accent, keyframes, site, styled } from 'shared-content/ui';

const spread = keyframes({
  from: { transform: 'scale(1)', opacity: 0.7 },
  to: { transform: 'scale(3.4)', opacity: 0 },
});

// Three rings and then rest: under five seconds, so that no control to stop it is owed (WCAG 2.2.2).
const Ring = styled('circle')({
  opacity: 0,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${spread} 1.5s ${site.motion.ease} 0.6s 3`,
});

interface RippleProps {
  /** Center. */
  x: number;
  y: number;
  r?: number;
  accent: Accent;
}

/** A point where something happens now: a dot from which rings run out, as on water. */
export const Ripple = ({ x, y, r = 6, accent }: RippleProps) => (
  <>
    <Ring cx={x} cy={y} r={r} fill="none" stroke={site.ramp[accent]} />
    <circle cx={x} cy={y} r={r} fill={site.ramp[accent]} />
  </>
);
