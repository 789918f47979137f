export type Rent = 'paid' | 'due' | 'late' | 'empty';

/** A house's front, six floors by five windows; each window takes the color of its flat's rent. */
export function apartmentHouse(height: number, rents: readonly Rent[], color: Record<Rent, string>): string {
  const windows = rents
    .map((rent, i) => {
      const [x, y] = [34 + (i % 5) * 44, 40 + Math.floor(i / 5) * 50];
      const glow = rent === 'empty' ? '#15222b' : color[rent];
      return `<rect x="${x}" y="${y}" width="30" height="32" rx="3" fill="${glow}"/><path d="M${x + 15} ${y}v32M${x} ${y + 14}h30" stroke="#0b141b" stroke-width="1.500" opacity=".55"/><rect x="${x - 3}" y="${y + 33}" width="36" height="4" rx="1" fill="#3b4d59"/>`;
    })
    .join('');
  return `<svg width="${(height * 280) / 390}" height="${height}" viewBox="0 0 280 390"><path d="M0 378h280" stroke="#3b4d59" stroke-width="4"/><rect x="18" y="22" width="244" height="356" fill="#22333e"/><rect x="10" y="12" width="260" height="14" rx="3" fill="#3b4d59"/><path d="M210 12V-6h22v18" fill="#2d404c"/>${windows}<rect x="122" y="340" width="36" height="38" fill="#0f1a22"/><path d="M114 338h52" stroke="#4d606c" stroke-width="5"/><g fill="#2d5538"><circle cx="40" cy="364" r="16"/><circle cx="64" cy="368" r="12"/><circle cx="236" cy="366" r="14"/></g></svg>`;
}
