import { type ComponentType, lazy } from 'react';

type Loaded = { readonly default: ComponentType };

/** A component that loads once, when it is first rendered or `load` is called. */
export class LazyPart {
  /** True when the load has failed. Like `React.lazy` it never recovers: a retry needs a new `LazyPart`. */
  failed = false;
  private readonly loader: () => Promise<Loaded>;
  private component: ComponentType | undefined;
  private loaded: ComponentType | undefined;
  private loading: Promise<Loaded> | undefined;

  constructor(load: () => Promise<Loaded>) {
    this.loader = load;
  }

  /** The same component on every call, so that React keeps its state. It suspends unless loaded before the first call. */
  get current(): ComponentType {
    return (this.component ??= this.loaded ?? lazy(() => this.start()));
  }

  /** Starts the load. Returns undefined once the component is loaded. */
  load(): Promise<unknown> | undefined {
    return this.loaded ? undefined : this.start();
  }

  private start(): Promise<Loaded> {
    this.loading ??= this.loader().then(
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
