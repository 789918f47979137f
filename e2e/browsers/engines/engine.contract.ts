import type { AccessibleNode } from './AccessibleNode';

/** Names of keys in the DOM. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'Space';

export interface TabOptions {
  readonly javaScript?: boolean;
}

/** One tab of a browser, limited to what every engine can do. `Visitor` builds the tests' language on it. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Starts the navigation; the caller waits for its result. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Resolves when the document has been reloaded. */
  reload(): Promise<void>;
  /** Runs an expression in the page. Results go through JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse, in CSS pixels of the window. */
  moveTo(x: number, y: number): Promise<void>;
  /** Presses the mouse's button where the mouse is. */
  pressDown(): Promise<void>;
  release(): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** The accessibility tree; undefined where the driver does not provide it. */
  accessibleTree?(): Promise<readonly AccessibleNode[]>;
  /** Warnings and errors that the browser itself has logged since the tab opened. */
  consoleMessages(): readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  /** Product and version, for the report. */
  readonly version: string;
  newTab(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
