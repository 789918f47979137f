import { cookieAttributes, getCookie, drawPlace, isIn, getPlace } from '../http/canaryCookie';
import { isSameCanary, readCanary } from '../store/canary';
import type { Store } from '../store/Store';
import { LiveGeneration, type LiveOptions } from './LiveGeneration';
import type { Canary } from '../store/state.contract';

/** Milliseconds until the server notices that a canary began, changed or ended. */
const lookEvery = 500;

/** A visitor's draw. */
interface Drawn {
  readonly isIn: boolean;
  readonly canary: LiveGeneration;
  /** Set-Cookie for a visitor who was drawn just now. */
  readonly cookie?: string;
}

/**
 * The running canary of a store, if there is one. A request without its cookie (a new visitor, a robot, a browser
 * without cookies) draws a place and gets it as a cookie. Each document is whole and pins its scripts, so it works
 * for any visitor.
 */
export class RunningCanary {
  private readonly store: Store;
  private readonly log: ConstructorParameters<typeof LiveGeneration>[1];
  private readonly options: LiveOptions;
  private readonly attributes: string;
  private running: { readonly canary: Canary; readonly generation: LiveGeneration } | undefined;
  private lookedAt = -Infinity;

  constructor(
    store: Store,
    log: ConstructorParameters<typeof LiveGeneration>[1],
    { isSecure, ...options }: LiveOptions & { readonly isSecure: boolean },
  ) {
    this.store = store;
    this.log = log;
    this.options = options;
    this.attributes = cookieAttributes(isSecure);
  }

  /** The place of the visitor with this Cookie header; undefined while no canary runs. */
  draw(cookies: string | undefined): Drawn | undefined {
    const { canary, generation } = this.now() ?? {};
    if (!canary || !generation) return undefined;
    const kept = getPlace(cookies, canary.id);
    if (kept !== undefined) return { isIn: isIn(kept, canary.share), canary: generation };
    const place = drawPlace();
    const cookie = `${getCookie(canary.id, place)}; ${this.attributes}`;
    return { isIn: isIn(place, canary.share), canary: generation, cookie };
  }

  /** For health probes. */
  state(): Pick<Canary, 'generation' | 'share'> | undefined {
    const canary = this.now()?.canary;
    return canary && { generation: canary.generation, share: canary.share };
  }

  private now(): typeof this.running {
    const now = performance.now();
    if (now - this.lookedAt < lookEvery) return this.running;
    this.lookedAt = now;
    try {
      const canary = readCanary(this.store);
      if (!isSameCanary(canary, this.running?.canary)) this.running = canary && this.serve(canary);
    } catch (error) {
      this.log.error(`The canary cannot be read: ${String(error)}`);
    }
    return this.running;
  }

  private serve(canary: Canary) {
    const { generation: id } = canary;
    const before = this.running?.canary.generation === id ? this.running.generation : undefined;
    const options = { ...this.options, generation: id };
    return { canary, generation: before ?? new LiveGeneration(this.store, this.log, options) };
  }
}
