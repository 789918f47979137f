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
import type { AppEntry } from 'shared-content/federation';
import { ErrorBoundary } from 'shared-content/ui';
import { useSectionSource } from './SectionSource';
import { reportFailure } from './reportFailure';

// Events for the document's loader (document/loader.inline.js).
const aliveEvent = 'site:alive';
const closedEvent = 'site:closed';

const mounted = new Set<string>();

/** True once a part is hydrated and has state of its own: its server markup is outdated from then on. */
export const isHydrated = (part: string): boolean => mounted.has(part);

/** @param part `data-part` of the hydrated part, or '' for the shell's own frame */
export function reportHydrated(part: string): void {
  dispatchEvent(new CustomEvent(aliveEvent, { detail: part }));
}

/** True while a part of the page is neither hydrated nor given up. */
export const isHydrating = (): boolean =>
  [...document.querySelectorAll('[data-part]:not([data-frozen])')].some(
    (part) => !mounted.has(part.getAttribute('data-part') ?? ''),
  );

/** Closes the forms in markup that will not hydrate. The loader does it, as it must also do so when no script has come. */
function closeForms(within: Element): void {
  dispatchEvent(new CustomEvent(closedEvent, { detail: within }));
}

/** Puts elements that React removed back into the document, with their typed text and the focus. */
export function restoreNodes(into: Element, nodes: readonly Node[], focused: Element | null): void {
  into.append(...nodes);
  if (focused && into.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  closeForms(into);
}

/** The server's elements of a part that is not hydrated, in their present state. */
function getServerNodes(part: string): readonly Node[] {
  if (typeof document === 'undefined' || mounted.has(part)) return [];
  return [...(document.querySelector(`[data-part="${part}"]`)?.childNodes ?? [])];
}

/** Buttons that need a script. The browser itself opens menus and dialogs; the loader closes forms. */
const deadButtons = 'button[type="button"]:not([popovertarget], [commandfor])';

/** The server's markup of a part whose script has failed. Its links are plain links. */
function FrozenPart({ part, nodes }: { part: string; nodes: readonly Node[] }) {
  // Only the first nodes are the server's: a later render would find this element. Nodes keep typed text, markup would not.
  const [kept] = useState(() => ({ nodes, focused: document.activeElement }));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    restoreNodes(current, kept.nodes, kept.focused);
    for (const button of current.querySelectorAll<HTMLButtonElement>(deadButtons)) button.disabled = true;
  }, [kept]);
  return <div ref={element} data-part={part} data-frozen="" />;
}

/**
 * The server's markup of a part whose script still comes, where React draws the page anew: a translator or an extension
 * has changed the document. `rememberInput` returns the focus.
 */
function ServedPart({ part }: { part: string }) {
  const [nodes] = useState(() => getServerNodes(part));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.append(...nodes), [nodes]);
  return nodes.length > 0 && <div ref={element} data-part={part} />;
}

/** Reports a part as hydrated. Place it last in the part: effects run in order, so its siblings are mounted by then. */
export function ReportHydrated({ part }: { part: string }) {
  useEffect(() => {
    mounted.add(part);
    reportHydrated(part);
  }, [part]);
  return null;
}

interface LivePartProps {
  app: AppEntry;
  /** A path for a page, an expose's name otherwise; unique within its owner. */
  name: string;
  component: ComponentType;
  /** Shown when the part has failed and no server markup is left. */
  fallback: (retry: () => void) => ReactNode;
}

/**
 * Mounts a page, or another part of a section, in an error boundary of its own. The server's markup shows until the script
 * has come. If the script never comes or throws at its first render, that markup stays readable. Its links are plain
 * links; its forms are closed and keep their typed text.
 */
export function LivePart({ app, name, component: Part, fallback }: LivePartProps) {
  const source = useSectionSource();
  const [, retry] = useReducer((count: number) => count + 1, 0);
  const part = `${app.name} ${name}`;

  return (
    <ErrorBoundary
      name={part}
      onError={(error) => reportFailure('render', app.name, error)}
      fallback={(reset) => {
        const nodes = getServerNodes(part);
        if (nodes.length > 0) return <FrozenPart part={part} nodes={nodes} />;
        return fallback(() => {
          source.forget(app, name);
          retry();
          reset();
        });
      }}
    >
      <Suspense fallback={<ServedPart part={part} />}>
        <div data-part={part}>
          <Part />
          <ReportHydrated part={part} />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
