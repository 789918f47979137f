let drawn = 0;

/** Jamdani: a fine ground with small woven diamonds, a border of steps, light falling over its folds. */
export function saree(base: string, thread: string, w: number, h: number): string {
  drawn += 1;
  const id = `s${drawn}`;
  const folds = Array.from(
    { length: 7 },
    (_, i) =>
      `<rect x="${(i * w) / 7}" width="${w / 7 + 0.5}" height="${h}" fill="url(#${id}f)" opacity="${0.35 + (i % 3) * 0.2}"/>`,
  ).join('');
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><pattern id="${id}" width="26" height="30" patternUnits="userSpaceOnUse"><g fill="${thread}"><path d="M13 3l5 6-5 6-5-6z" opacity=".9"/><path d="M13 6.500l2 2.500-2 2.500-2-2.500z" fill="${base}"/><path d="M0 18l4 5-4 5zM26 18l-4 5 4 5z" opacity=".75"/><circle cx="13" cy="23" r="1.200"/></g></pattern><pattern id="${id}w" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 .5h2M.5 0v2" stroke="#fff" stroke-opacity=".12" stroke-width=".5"/></pattern><pattern id="${id}b" width="20" height="34" patternUnits="userSpaceOnUse"><path d="M0 1h20M0 33h20" stroke="${thread}" stroke-width="2"/><path d="M10 6l8 11-8 11L2 17z" fill="${thread}"/><path d="M10 12l4 5-4 5-4-5z" fill="${base}"/></pattern><linearGradient id="${id}f"><stop stop-color="#000" stop-opacity=".55"/><stop offset=".4" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${base}"/><rect width="${w}" height="${h}" fill="url(#${id}w)"/><rect width="${w}" height="${h}" fill="url(#${id})"/><g transform="translate(0 ${h - 40})"><rect width="${w}" height="40" fill="${base}"/><rect width="${w}" height="34" y="2" fill="url(#${id}b)"/></g>${folds}</svg>`;
}
