import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AppName } from 'shared-content/federation';
import { ErrorBoundary, ErrorSurface } from 'shared-content/ui';
import { reportFailure } from './reportFailure';

// Events for the document's loader (document/loader.inline.js).
const hydratedEvent = 'site:hydrated';
const frozenEvent = 'site:frozen';

/** `data-part` of a page, by its path, or of another part that an app exposes; unique on the site. */
export const getPartName = (app: AppName, name: string): string => `${app} ${name}`;

/** @param part `data-part` of a part that works as far as it ever will, or '' once the router follows clicks */
export function reportHydrated(part: string): void {
  dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
}

/** Buttons that need a script. The browser itself opens menus and dialogs; the loader closes forms. */
const deadButtons = 'button[type="button"]:not([popovertarget], [commandfor])';

/**
 * Marks a part whose script has failed. Its markup stays readable and its links are plain links. Its forms are the
 * browser's to send, or closed: the loader does that, as it must also do so when no script has come.
 */
export function freeze(part: HTMLElement): void {
  part.dataset.frozen = '';
  for (const button of part.querySelectorAll<HTMLButtonElement>(deadButtons)) button.disabled = true;
  dispatchEvent(new CustomEvent(frozenEvent, { detail: part }));
}

interface PartProps {
  app: AppName;
  /** As in `getPartName`. */
  name: string;
  component: ComponentType;
  /** Called when the part fails as it is first rendered. */
  onFirstFailure: () => void;
  /** Shown then. After a later failure, the error surface shows. */
  firstFallback?: (retry: () => void) => ReactNode;
}

const showError = (retry: () => void) => <ErrorSurface onRetry={retry} />;

/** Runs once what follows its siblings' mounting: effects run in order. */
function OnMount({ run }: { run: () => void }) {
  const [once] = useState(() => run);
  useEffect(once, [once]);
  return null;
}

/** Renders a page, or another part of a section, in an error boundary of its own, and reports it as hydrated. */
export function Part({
  app,
  name,
  component: Component,
  onFirstFailure,
  firstFallback = showError,
}: PartProps) {
  const part = getPartName(app, name);
  const isHydrated = useRef(false);
  return (
    <ErrorBoundary
      name={part}
      onError={(error) => {
        reportFailure('render', app, error);
        if (!isHydrated.current) onFirstFailure();
      }}
      fallback={(retry) => (isHydrated.current ? showError : firstFallback)(retry)}
    >
      <Component />
      <OnMount
        run={() => {
          isHydrated.current = true;
          reportHydrated(part);
        }}
      />
    </ErrorBoundary>
  );
}
