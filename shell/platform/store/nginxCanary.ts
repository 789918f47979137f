import { cookieAttributes, cookieOf } from '../http/canaryCookie';
import type { Canary } from './canary';

/** Two digits below a share, as an alternative of a pattern: 37 → `[0-2][0-9]|3[0-6]`. */
function below(share: number): string[] {
  const [tens, ones] = [Math.floor(share / 10), share % 10];
  return [...(tens > 0 ? [`[0-${tens - 1}][0-9]`] : []), ...(ones > 0 ? [`${tens}[0-${ones - 1}]`] : [])];
}

/**
 * A canary as lines of nginx `map`s, each of which knows its own by their first word: what a cookie says, who is shown
 * it, who is not, whom a document gives a cookie, and that it runs. Included by the printed configuration.
 */
export function nginxCanary({ id, generation, share }: Canary, isSecure: boolean): string {
  const inside = `(?:${['in', ...below(share)].join('|')})$`;
  return `"runs" "on";
"~^place ${id}\\.(?<site_kept_place>[0-9][0-9]|in|out)$" $site_kept_place;
"~^shows ${inside}" "pages/${generation}";
"~^hides (?!${inside})" "pages/${generation}";
"~^sets (?:200|304|404)::(?<site_new_place>[0-9][0-9]):.*\\.html$" "${cookieOf(id, '$site_new_place')}; ${cookieAttributes(isSecure)}";
`;
}
