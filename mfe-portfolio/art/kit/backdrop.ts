/** What lies behind a cover: the product's color as a lamp from above. */
export const coverGround =
  'background:radial-gradient(90% 80% at 18% 0%,color-mix(in srgb,var(--accent) 46%,#0a121a),transparent 70%),linear-gradient(160deg,var(--deep),#0a121a 78%)';

/** What a device stands on: a table edge in the dark, the product's color glowing behind. */
export const deskGround =
  'background:radial-gradient(64% 70% at 50% 40%,color-mix(in srgb,var(--accent) 62%,#0a121a),color-mix(in srgb,var(--accent) 20%,#0a121a) 60%,transparent 96%),linear-gradient(#0d161e,#0a121a)';
