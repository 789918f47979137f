import { cookieAttributes, getCookie, drawPlace, isIn, getPlace } from '../http/canaryCookie';
import { isSameCanary, readCanary } from '../store/canary';
import type { Store } from '../store/Store';
import { LiveGeneration, type LiveOptions } from './LiveGeneration';
import type { Canary } from '../store/state.contract';

/** Milliseconds until a canary that began, changed or ended is noticed. */
const lookEvery = 500;

/** Where a visitor was drawn. */
interface Drawn {
  readonly isIn: boolean;
  readonly canary: LiveGeneration;
  /** Set-Cookie for who was drawn just now. */
  readonly cookie?: string;
}

/**
 * The canary of a store, if one runs. Who says nothing of it (a new visitor, a robot, a browser without cookies) is
 * drawn with each request, and told where by a cookie; a document is whole and pinned wherever its reader stands.
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

  /** Where the visitor stands who sent this Cookie header; undefined while no canary runs. */
  draw(cookies: string | undefined): Drawn | undefined {
    const { canary, generation } = this.now() ?? {};
    if (!canary || !generation) return undefined;
    const kept = getPlace(cookies, canary.id);
    if (kept !== undefined) return { isIn: isIn(kept, canary.share), canary: generation };
    const place = drawPlace();
    const cookie = `${getCookie(canary.id, place)}; ${this.attributes}`;
    return { isIn: isIn(place, canary.share), canary: generation, cookie };
  }

  /** For probes. */
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
