import { cookieAttributes, drawSlot, getCookie, getSlot, isIn } from '../http/canaryCookie';
import { readCanary } from '../store/state';
import type { SiteFolder } from '../store/SiteFolder';
import { LiveGeneration, type Log } from './LiveGeneration';
import { createPolledRead } from './createPolledRead';
import type { Canary } from '../store/state.contract';

/**
 * The running canary of a store, if there is one. A request without its cookie (a new visitor, a robot) draws a slot
 * and gets it as a cookie. Each document is whole and pins its scripts, so it works for any visitor.
 */
export function watchCanary(siteFolder: SiteFolder, log: Log, isSecure: boolean) {
  let running: { readonly canary: Canary; readonly from: LiveGeneration } | undefined;
  const now = createPolledRead('The canary', log, () => {
    const canary = readCanary(siteFolder);
    const known = running?.canary.generation === canary?.generation ? running?.from : undefined;
    const open = (generation: string) => new LiveGeneration(siteFolder, log, { generation });
    return (running = canary && { canary, from: known ?? open(canary.generation) });
  });
  return {
    /** Whether the visitor with this Cookie header gets it, and Set-Cookie for a new visitor. */
    draw(cookies: string | undefined) {
      const { canary, from } = now() ?? {};
      if (!canary || !from) return undefined;
      const kept = getSlot(cookies, canary.id);
      const slot = kept ?? drawSlot();
      const cookie = `${getCookie(canary.id, slot)}; ${cookieAttributes(isSecure)}`;
      return { isIn: isIn(slot, canary.share), from, ...(kept === undefined && { cookie }) };
    },
  };
}
