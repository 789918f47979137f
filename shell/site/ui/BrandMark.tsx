/** The logo (drawn by shell/site/art/brand), inline so that the header needs no request for it. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" d={petals} />
    </svg>
  );
}

const petals =
  'M32 46.5A29.73 29.73 0 0 0 32 5.5A29.73 29.73 0 0 0 32 46.5ZM35.94 45.59A28.18 28.18 0 0 0 55.7 16.16A28.18 28.18 0 0 0 42.36 22.08A32.13 32.13 0 0 1 35.94 45.59ZM28.06 45.59A28.18 28.18 0 0 1 8.3 16.16A28.18 28.18 0 0 1 21.64 22.08A32.13 32.13 0 0 0 28.06 45.59ZM36.7 47.87A23.97 23.97 0 0 0 61.78 36.24A23.97 23.97 0 0 0 53.79 34.51A30.58 30.58 0 0 1 36.7 47.87ZM27.3 47.87A23.97 23.97 0 0 1 2.22 36.24A23.97 23.97 0 0 1 10.21 34.51A30.58 30.58 0 0 0 27.3 47.87ZM4 53Q32 50 60 53Q32 57 4 53ZM17 60.2Q32 58.2 47 60.2Q32 63.6 17 60.2Z';
