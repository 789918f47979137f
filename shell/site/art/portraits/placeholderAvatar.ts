import { mixColor, palette } from '../../../../shared-content/art';

const { surface2, jade, muted } = palette;
const body = mixColor(surface2, muted, 0.42);
const lit = mixColor(surface2, muted, 0.66);

/** Anyone: the shape of the portraits without a face, for a picture that fails to load. It scales to any side. */
export const placeholderAvatar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="b" x1="0" x2="1"><stop stop-color="${body}"/><stop offset="1" stop-color="${lit}"/></linearGradient><clipPath id="c"><rect width="96" height="96"/></clipPath></defs><rect width="96" height="96" fill="${surface2}"/><g fill="none" stroke="${jade}"><circle cx="60" cy="36" r="36" opacity=".2"/><circle cx="60" cy="36" r="48" opacity=".12"/></g><circle cx="60" cy="36" r="28" fill="${jade}" opacity=".14"/><path clip-path="url(#c)" fill="url(#b)" d="M10 100C12 76 22 70 34 67C38 66 41 64 41 59V55C35 51 31 44 31 36C31 25 38 17 48 17S65 25 65 36C65 44 61 51 55 55V59C55 64 58 66 62 67C74 70 84 76 86 100Z"/></svg>
`;
