import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'shared-content/ui';
import { team } from '../../content/team';

/** Id of a member's dialog. */
export const memberId = (slug: string): string => `member-${slug}`;

/**
 * Attributes of a button that opens a modal dialog. The browser does it by itself, also before hydration and without
 * JavaScript. React passes them through, although its types lack them.
 */
export const opens = (dialogId: string) => ({ commandfor: dialogId, command: 'show-modal' }) as object;

/** Whether the browser supports such buttons. Elsewhere a click handler must open the dialog. */
const opensByItself = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;

const parameter = 'member';

const getDialog = (slug: string) => document.getElementById(memberId(slug)) as HTMLDialogElement | null;
const getOpenMember = () => team.find(({ slug }) => getDialog(slug)?.open)?.slug;

const getOpener = (slug: string) =>
  document.querySelector<HTMLElement>(`[commandfor="${CSS.escape(memberId(slug))}"]`);

function show(slug: string): void {
  const dialog = getDialog(slug);
  if (dialog && !dialog.open) dialog.showModal();
}

/** Scrolls to and focuses the card of a person whose link was followed, so that both are right once the profile closes. */
function showCard(slug: string): void {
  if (document.activeElement !== document.body) return;
  getOpener(slug)?.scrollIntoView({ block: 'center' });
  getOpener(slug)?.focus({ preventScroll: true });
}

/**
 * Keeps `?member=slug` and the open dialog in step, so that a person can be linked to. The dialogs are the source of
 * truth: opening or closing one writes the address. The address opens one on arrival and on Back. It is read only in
 * effects, so that the first render equals the server's, which knows no query.
 */
export function useMemberInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(parameter) ?? undefined;
  // A visitor who pressed a button is at its card already. Do not ask the focus: Safari gives a pressed button none.
  const pressed = useRef<string>(undefined);

  const change = useCallback(
    (edit: (next: URLSearchParams) => void) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          edit(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );

  // A visitor may have opened a profile before hydration; the address then takes it over.
  useEffect(() => {
    const found = getOpenMember();
    if (found) change((next) => next.set(parameter, found));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival alone
  }, []);

  useEffect(() => {
    if (!wanted) return;
    if (pressed.current !== wanted && !getDialog(wanted)?.open) showCard(wanted);
    show(wanted);
    return () => getDialog(wanted)?.close();
  }, [wanted]);

  return {
    openMember: (slug: string) => {
      pressed.current = slug;
      if (!opensByItself()) show(slug);
      change((next) => next.set(parameter, slug));
    },
    /** For a dialog that has closed. Checks the slug: by the time of the close event, the address may name another person. */
    forgetMember: (slug: string) =>
      change((next) => {
        if (next.get(parameter) === slug) next.delete(parameter);
      }),
  };
}
