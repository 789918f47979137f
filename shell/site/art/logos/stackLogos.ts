const head = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Drawings of 200 by 64, one below the other in one file; `file.svg#name` shows one of them (SVG 2, `view`). */
export function stackLogos(logos: readonly { readonly name: string; readonly svg: string }[]): string {
  const rows = logos.map(
    ({ name, svg }, row) =>
      `<view id="${name}" viewBox="0 ${row * 64} 200 64"/>${svg.replace(head, `<svg y="${row * 64}"`)}`,
  );
  return `${head} viewBox="0 0 200 64" width="200" height="64">${rows.join('')}</svg>`;
}
