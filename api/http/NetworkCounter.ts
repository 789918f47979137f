/**
 * Counts from how many networks strangers report something within a period. Reports prove nothing, and one stranger can
 * send any number of them, but only from one network. It remembers no more networks than it needs.
 */
export class NetworkCounter {
  private readonly seen = new Map<string, number>();

  /** @param period in milliseconds */
  constructor(
    private readonly needed: number,
    private readonly period: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param network shortened address (maskAddress)
   * @returns whether it is the one that reaches the number
   */
  add(network: string): boolean {
    const wasReached = this.isReached();
    this.seen.delete(network);
    this.seen.set(network, this.now());
    if (this.seen.size > this.needed) this.seen.delete(this.seen.keys().next().value!);
    return !wasReached && this.isReached();
  }

  isReached(): boolean {
    for (const [network, at] of this.seen) if (this.now() - at > this.period) this.seen.delete(network);
    return this.seen.size >= this.needed;
  }

  clear(): void {
    this.seen.clear();
  }
}
