/**
 * Address of a page's share card, stable for as long as the page: networks keep it for months. `/` →
 * `/og/index.png`, `/services/ai-ml` → `/og/services/ai-ml.png`.
 */
export const cardUrl = (route: string): string => `/og${route === '/' ? '/index' : route}.png`;

/** Name of the shell's own drawing for a route, below `og/` of its assets: `services-ai-ml.png`. */
export const drawnCard = (route: string): string =>
  `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.png`;
