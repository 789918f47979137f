/** The most recently seen names, up to a fixed number: input of strangers must not fill the memory. */
export class RecentNames {
  private readonly names = new Map<string, true>();

  /** @param onForgotten called with the least recently seen name when another takes its place */
  constructor(
    private readonly most: number,
    private readonly onForgotten: (name: string) => void = () => {},
  ) {}

  has(name: string): boolean {
    return this.names.has(name);
  }

  see(name: string): void {
    this.names.delete(name);
    this.names.set(name, true);
    const [oldest] = this.names.keys();
    if (this.names.size <= this.most || oldest === undefined) return;
    this.names.delete(oldest);
    this.onForgotten(oldest);
  }
}
