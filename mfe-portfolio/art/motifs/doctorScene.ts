import { somebody } from '../kit/person';

/** A doctor in her room, as a video visit shows her; fills its box. */
export const doctorScene = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 300 630" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#0b1a1e" stop-opacity=".85"/><stop offset="1" stop-color="#0b1a1e" stop-opacity="0"/></linearGradient></defs><rect width="300" height="630" fill="#3c7c80"/>
<rect x="14" y="150" width="92" height="150" rx="4" fill="#f3dfb0" opacity=".22"/><path d="M60 150v150M14 222h92" stroke="#17292e" stroke-width="5"/><rect x="206" y="236" width="94" height="8" fill="#5a4636"/><rect x="216" y="196" width="12" height="40" fill="#4fb8d8" opacity=".75"/><rect x="232" y="204" width="10" height="32" fill="#f5a07c" opacity=".75"/><rect x="246" y="192" width="14" height="44" fill="#a79bf2" opacity=".75"/><path d="M270 236c0-18 24-18 24 0z" fill="#9ccf7a" opacity=".85"/>
<g transform="translate(-34 150) scale(.53)">${somebody(5)}</g><rect width="300" height="150" fill="url(#dusk)"/></svg>`;
