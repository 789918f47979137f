import { recentMinutes } from '../storage/encounters/encounterStore';

const minute = 60_000;

/** Warns of a failing app version: at its first failures beyond the threshold, then at most once a minute. */
export class Alarm {
  private readonly counts = new Map<string, Map<number, number>>();
  private readonly toldAt = new Map<string, number>();

  constructor(
    /** Failures within `recentMinutes` from which on the alarm warns. */
    private readonly threshold: number,
    private readonly tell: (what: string, failures: number, since: Date) => void,
    private readonly now: () => number = Date.now,
  ) {}

  count(what: string): void {
    const now = this.now();
    const current = Math.floor(now / minute);
    const minutes = this.counts.get(what) ?? new Map<number, number>();
    this.counts.set(what, minutes);
    for (const past of minutes.keys()) if (past <= current - recentMinutes) minutes.delete(past);
    minutes.set(current, (minutes.get(current) ?? 0) + 1);
    const failures = [...minutes.values()].reduce((sum, count) => sum + count, 0);
    if (failures < this.threshold || now - (this.toldAt.get(what) ?? -minute) < minute) return;
    this.toldAt.set(what, now);
    this.tell(what, failures, new Date(Math.min(...minutes.keys()) * minute));
  }

  forget(what: string): void {
    this.counts.delete(what);
    this.toldAt.delete(what);
  }
}
