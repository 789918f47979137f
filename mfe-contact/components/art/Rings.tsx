/** Radii of the rings on the water, and their opacity: they fade as they spread. */
const rings = [
  { rx: 64, ry: 20, strength: 0.5 },
  { rx: 118, ry: 38, strength: 0.38 },
  { rx: 182, ry: 59, strength: 0.28 },
  { rx: 256, ry: 84, strength: 0.2 },
  { rx: 340, ry: 112, strength: 0.13 },
  { rx: 434, ry: 143, strength: 0.08 },
] as const;

/** Rings around a point of the water, inside an SVG. */
export function Rings({ cx, cy }: { cx: number; cy: number }) {
  return (
    <g fill="none" stroke="currentColor">
      {rings.map(({ rx, ry, strength }) => (
        <ellipse
          key={rx}
          cx={cx}
          cy={cy}
          rx={rx}
          ry={ry}
          strokeOpacity={strength}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}
