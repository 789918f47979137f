import { site, styled } from 'shared-content/ui';

const Drawing = styled('svg')({ width: '100%', height: 'auto' });

const waves = [0, 1, 2, 3, 4] as const;

/** Ripples that settle from left to right: what a delivery should feel like. */
export function MissionLines() {
  return (
    <Drawing viewBox="0 0 560 120" width={560} height={120} aria-hidden="true">
      {waves.map((wave) => {
        const y = 22 + wave * 19;
        const swing = 17 - wave * 2;
        return (
          <path
            key={wave}
            d={`M0 ${y}q35 ${-swing} 70 0t70 0q33 ${-swing * 0.6} 66 0t66 0q30 ${-swing * 0.26} 60 0t60 0H550`}
            fill="none"
            stroke={site.palette.jade}
            strokeOpacity={0.7 - wave * 0.13}
            strokeWidth="1.5"
          />
        );
      })}
      <circle cx="550" cy="22" r="5" fill={site.palette.lily} />
    </Drawing>
  );
}
