import { site, styled } from 'shared-content/ui';

const Drawing = styled('svg')({
  position: 'absolute',
  zIndex: -1,
  left: '50%',
  bottom: '-20%',
  width: 'max(1100px, 90vw)',
  maxWidth: 'none',
  transform: 'translateX(-62%)',
  color: site.palette.jade,
  pointerEvents: 'none',
});

const rings = [60, 130, 210, 300, 400, 510] as const;

/** Rings on night water, around the place where something has just touched it. */
export function Ripples() {
  return (
    <Drawing viewBox="0 0 1200 420" fill="none" stroke="currentColor" aria-hidden="true">
      {rings.map((radius, index) => (
        <ellipse
          key={radius}
          cx="600"
          cy="210"
          rx={radius}
          ry={radius * 0.36}
          strokeOpacity={0.26 - index * 0.036}
        />
      ))}
      <circle cx="600" cy="210" r="3" fill={site.palette.lily} stroke="none" />
    </Drawing>
  );
}
