/** A heart's line over `beats` beats. */
export function heartbeat(width: number, height: number, beats = 4, color = 'var(--accent)'): string {
  const step = width / beats;
  const mid = height * 0.58;
  const beat = (x: number) =>
    `L${x + step * 0.28} ${mid}q${step * 0.06} ${-height * 0.16} ${step * 0.12} 0h${step * 0.06}l${step * 0.04} ${height * 0.1}l${step * 0.06} ${-height * 0.56}l${step * 0.07} ${height * 0.72}l${step * 0.05} ${-height * 0.26}h${step * 0.06}q${step * 0.08} ${-height * 0.22} ${step * 0.16} 0`;
  const path = `M0 ${mid}${Array.from({ length: beats }, (_, i) => beat(i * step)).join('')}H${width}`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><path d="${path}" stroke="${color}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}
