/** The names that were seen last, and no more of them than fit: what strangers send must not fill the memory. */
export class RecentNames {
  private readonly names = new Map<string, true>();

  /** @param onForgotten told of the name that was not seen for longest, when another takes its place */
  constructor(
    private readonly most: number,
    private readonly onForgotten: (name: string) => void = () => {},
  ) {}

  see(name: string): void {
    this.names.delete(name);
    this.names.set(name, true);
    const [oldest] = this.names.keys();
    if (this.names.size <= this.most || oldest === undefined) return;
    this.names.delete(oldest);
    this.onForgotten(oldest);
  }
}
