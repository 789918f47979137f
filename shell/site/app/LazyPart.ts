import { type ComponentType, lazy } from 'react';

type Loaded = { readonly default: ComponentType };

/** A component that is loaded once, when it is first rendered or waited for. */
export class LazyPart {
  /** True when its load has failed: it stays so, as `React.lazy` does; another try takes another part. */
  failed = false;
  private readonly load: () => Promise<Loaded>;
  private component: ComponentType | undefined;
  private loaded: ComponentType | undefined;
  private loading: Promise<Loaded> | undefined;

  constructor(load: () => Promise<Loaded>) {
    this.load = load;
  }

  /** The same on every call, so that React keeps its state; suspends unless it had come before the first. */
  get current(): ComponentType {
    return (this.component ??= this.loaded ?? lazy(() => this.start()));
  }

  /** Loads it; undefined once it has come. */
  arrival(): Promise<unknown> | undefined {
    return this.loaded ? undefined : this.start();
  }

  private start(): Promise<Loaded> {
    this.loading ??= this.load().then(
      (module) => {
        this.loaded = module.default;
        return module;
      },
      (error: unknown) => {
        this.failed = true;
        throw error;
      },
    );
    return this.loading;
  }
}
