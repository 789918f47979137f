/**
 * Address of a page's share card. It is as stable as the page, because networks cache it for months.
 * `/` → `/og/index.png`, `/services/ai-ml` → `/og/services/ai-ml.png`.
 */
export const cardUrl = (route: string): string => `/og${route === '/' ? '/index' : route}.png`;

/** Name of the shell's drawing for a route's share card, below `og/` of its assets: `services-ai-ml.png`. */
export const drawnCard = (route: string): string =>
  `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.png`;
