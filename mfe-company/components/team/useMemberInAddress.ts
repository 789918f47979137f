import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'shared-content/ui';
import { team } from '../../content/team';
import { memberId, opensByItself } from './memberInvoker';

const parameter = 'member';

const getDialog = (slug: string) => document.getElementById(memberId(slug)) as HTMLDialogElement | null;
const openMember = () => team.find(({ slug }) => getDialog(slug)?.open)?.slug;

const createOpener = (slug: string) =>
  document.querySelector<HTMLElement>(`[commandfor="${CSS.escape(memberId(slug))}"]`);

function show(slug: string): void {
  const dialog = getDialog(slug);
  if (!dialog || dialog.open) return;
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
}

/** Whoever arrives by a link finds the person's card behind the profile, and the focus there after it. */
function showCard(slug: string): void {
  if (document.activeElement !== document.body) return;
  createOpener(slug)?.scrollIntoView({ block: 'center' });
  createOpener(slug)?.focus({ preventScroll: true });
}

/**
 * Keeps `?member=slug` and the open dialog in step, so that a person can be linked to. The dialogs are the
 * truth: what opens or closes writes the address; the address opens a dialog on arrival and on Back. Read in
 * effects alone, so that the first render equals the server's, which knows no query.
 */
export function useMemberInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(parameter) ?? undefined;
  // Who pressed is at the card already, with or without focus: Safari gives a pressed button none.
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

  // Someone may have opened a profile before React came: the address takes it over.
  useEffect(() => {
    const found = openMember();
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
    open: (slug: string) => {
      pressed.current = slug;
      if (!opensByItself()) show(slug);
      change((next) => next.set(parameter, slug));
    },
    /** The address may have moved on to another person by the time the close event comes. */
    closed: (slug: string) =>
      change((next) => {
        if (next.get(parameter) === slug) next.delete(parameter);
      }),
  };
}
