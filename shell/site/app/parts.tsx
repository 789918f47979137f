import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'shared-content/ui';
import type { AppEntry } from 'shared-content/federation';
import { useSectionSource } from './SectionSourceContext';
import { reportFailure } from './reportFailure';

// What the document's loader (document/loader.inline.js) listens to.
const aliveEvent = 'site:alive';
const closedEvent = 'site:closed';

const mounted = new Set<string>();

/** True once a part lives by its own state: what the server wrote of it is history then. */
export const hasMounted = (part: string): boolean => mounted.has(part);

/** @param part `data-part` of the part, or '' for the shell's own frame */
export function reportAlive(part: string): void {
  dispatchEvent(new CustomEvent(aliveEvent, { detail: part }));
}

/** True while a part of the page has neither come to life nor been given up. */
export const partWaits = (): boolean =>
  [...document.querySelectorAll('[data-part]:not([data-frozen])')].some(
    (part) => !mounted.has(part.getAttribute('data-part') ?? ''),
  );

/**
 * Runs `then` as soon as no part of the page waits for its script any more.
 *
 * @returns ends the wait
 */
export function whenAlive(then: () => void): () => void {
  const settled = new AbortController();
  const look = () => {
    if (settled.signal.aborted || partWaits()) return;
    settled.abort();
    then();
  };
  addEventListener(aliveEvent, look, { signal: settled.signal });
  // A part that was given up waits no more.
  addEventListener(closedEvent, look, { signal: settled.signal });
  look();
  return () => settled.abort();
}

/** Closes the forms in markup that will not come to life: the loader knows how, it has to do so without what it loads. */
function closeForms(within: Element): void {
  dispatchEvent(new CustomEvent(closedEvent, { detail: within }));
}

/** Puts elements back into the document that React took out, with what was typed into them and the focus. */
export function putBack(into: Element, nodes: readonly Node[], focused: Element | null): void {
  into.append(...nodes);
  if (focused && into.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  closeForms(into);
}

/** The server's elements of a part that has not come to life, as they stand in the document now. */
function servedNodes(part: string): readonly Node[] {
  if (typeof document === 'undefined' || mounted.has(part)) return [];
  return [...(document.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
}

/** What answers by scripts alone: the browser itself opens menus and dialogs; forms are closed by the loader. */
const deadButtons = 'button[type="button"]:not([popovertarget], [commandfor])';

/** A part as the server wrote it, kept because its script cannot bring it to life: its links are plain links. */
function FrozenPart({ part, nodes }: { part: string; nodes: readonly Node[] }) {
  // The first ones stay: a later render would find itself. Elements, not their markup: that knows no typed text.
  const [kept] = useState(() => ({ nodes, focused: document.activeElement }));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    putBack(current, kept.nodes, kept.focused);
    for (const button of current.querySelectorAll<HTMLButtonElement>(deadButtons)) button.disabled = true;
  }, [kept]);
  return <div ref={element} data-part={part} data-frozen="" />;
}

/** Tells that a part lives, once what stands before it does. */
export function PartMounted({ part }: { part: string }) {
  useEffect(() => {
    mounted.add(part);
    reportAlive(part);
  }, [part]);
  return null;
}

interface LivePartProps {
  owner: AppEntry;
  /** A path for a page, an expose's name otherwise; unique within its owner. */
  name: string;
  component: ComponentType;
  /** What stands there when it failed and nothing of the server's is left. */
  fallback: (retry: () => void) => ReactNode;
}

/**
 * Mounts a page, or something of a section, inside its own boundary. Until its script has come the server's markup
 * stands there. If the script never comes, or throws at its first render, that markup stays, readable,
 * its links plain links, its forms closed with what was typed into them.
 */
export function LivePart({ owner, name, component: Part, fallback }: LivePartProps) {
  const source = useSectionSource();
  const [, tryAgain] = useReducer((count: number) => count + 1, 0);
  const part = `${owner.name} ${name}`;

  return (
    <ErrorBoundary
      name={part}
      onError={(error) => reportFailure('render', owner.name, error)}
      fallback={(reset) => {
        const nodes = servedNodes(part);
        if (nodes.length > 0) return <FrozenPart part={part} nodes={nodes} />;
        return fallback(() => {
          source.forget(owner, name);
          tryAgain();
          reset();
        });
      }}
    >
      <Suspense fallback={null}>
        <div data-part={part}>
          <Part />
          <PartMounted part={part} />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
