const short = (value: number) => Math.round(value * 100) / 100;

interface ChartSize {
  width: number;
  height: number;
  color?: string;
}

const svg = (width: number, height: number, inside: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${inside}</svg>`;

/** Upright bars; `lit` names those in full color. */
export function barChart(values: readonly number[], size: ChartSize & { lit?: readonly number[] }): string {
  const color = size.color ?? 'var(--accent)';
  const high = Math.max(...values);
  const step = size.width / values.length;
  const bars = values.map((value, i) => {
    const height = short((value / high) * size.height);
    const opacity = !size.lit || size.lit.includes(i) ? 1 : 0.38;
    return `<rect x="${short(i * step + step * 0.16)}" y="${short(size.height - height)}" width="${short(step * 0.68)}" height="${height}" rx="${Math.min(3, step / 5)}" fill="${color}" opacity="${opacity}"/>`;
  });
  return svg(size.width, size.height, bars.join(''));
}

/** A ring, filled to `share` (0 to 1), with markup in its middle. */
export function ring(share: number, size: number, middle = '', color = 'var(--accent)', stroke = 8): string {
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const circle = (extra: string) =>
    `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" stroke-width="${stroke}" ${extra}/>`;
  return `<div class="rel" style="width:${size}px;height:${size}px;flex:none">${svg(
    size,
    size,
    circle('stroke="var(--line)"') +
      circle(
        `stroke="${color}" stroke-linecap="round" stroke-dasharray="${short(length * share)} ${short(length)}" transform="rotate(-90 ${size / 2} ${size / 2})"`,
      ),
  )}<div class="abs c mid" style="inset:0">${middle}</div></div>`;
}

export const progress = (share: number, color = 'var(--accent)') =>
  `<div class="bar"><i style="width:${Math.round(share * 100)}%;background:${color}"></i></div>`;
