import type { AccessibleNode } from './AccessibleNode';

/** Names of keys as the DOM knows them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'Space';

export interface TabOptions {
  readonly javaScript?: boolean;
}

/** One tab of a browser: no more than every engine can do. What journeys say is built on it, in `Visitor`. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Sets out; what it leads to is for the caller to wait for. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Resolves when the document has been read anew. */
  reload(): Promise<void>;
  /** Runs an expression in the page. Answers go through JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The mouse, in CSS pixels of the window. */
  moveTo(x: number, y: number): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** What the browser tells screen readers of the page; undefined where its driver does not hand it out. */
  accessibleTree?(): Promise<readonly AccessibleNode[]>;
  /** Warnings and errors that the browser itself wrote into the console since the tab opened. */
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
