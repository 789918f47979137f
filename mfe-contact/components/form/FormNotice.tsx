'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Close from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ContactProblem, formMessages } from 'shared-content/forms';
import { VisuallyHidden, buttonStyle, site, styled, text } from 'shared-content/ui';
import { Snackbar } from 'shared-content/ui/forms';
import { contactForm } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';

/** The form's message after a submit: inline and as a toast. */
export interface Notice {
  /** Counts the notices, so that a repeated text is announced again. */
  readonly id: number;
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** The field (or captcha) that gets the focus; without one the message itself gets it. */
  readonly field?: ContactProblem['field'];
  /** Whether email and phone are shown below it. */
  readonly hasWayOut?: boolean;
}

interface NoticeProps {
  notice: Notice | undefined;
  /** Hides the notice: the previous outcome does not count while the next message is being sent. */
  sending: boolean;
}

const getColor = (kind: Notice['kind']) => site.palette[kind === 'error' ? 'danger' : 'success'];

const { before, between, after, email, phone, subject } = contactForm.wayOut;
const Ways = styled('p')({
  color: site.palette.muted,
  '& a': { color: site.palette.jadeLight },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});

const PlainSend = styled('button')({ ...buttonStyle('secondary'), minHeight: 44, marginTop: 12 });

/**
 * For when the form fails: email and phone, and a button with which the browser itself sends the form, without the captcha.
 * The email contains what was typed.
 */
export function WayOut() {
  const { getValues } = useFormContext<ContactValues>();
  const addDescription = (event: MouseEvent<HTMLAnchorElement>) => {
    const body = encodeURIComponent(getValues('description') ?? '');
    event.currentTarget.href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  };
  return (
    <div>
      <Ways>
        {before}
        <a href={`mailto:${email}`} onClick={addDescription}>
          {email}
        </a>
        {between}
        <a href={phone.href}>{phone.label}</a>
        {after}
      </Ways>
      <PlainSend type="button" onClick={({ currentTarget }) => currentTarget.form?.submit()}>
        {contactForm.sendUnchecked}
      </PlainSend>
    </div>
  );
}

const Panel = styled('p')<{ look: Notice['kind'] }>(({ look }) => {
  const color = getColor(look);
  return {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    gap: 12,
    marginBottom: 20,
    padding: '14px 16px',
    borderRadius: site.scale.radius.medium,
    border: `1px solid ${color}`,
    background: `${color}14`,
    color: site.palette.text,
    overflowWrap: 'anywhere',
    '& svg': { width: 22, height: 22, marginTop: 2, color },
  };
});

const Below = styled('div')({ marginBottom: 20 });

/** The form's inline message. Both live regions exist before they have text, so that screen readers announce it. */
export function FormNotice({ notice: last, sending }: NoticeProps) {
  const notice = sending ? undefined : last;
  const panel = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is disabled now. Without this the keyboard focus would restart at the top.
    if (!notice?.field) panel.current?.focus();
  }, [notice]);
  return (
    <div>
      <div role="alert">
        {notice?.kind === 'error' && (
          <Panel ref={panel} key={notice.id} look="error" tabIndex={-1}>
            <TriangleAlert aria-hidden="true" />
            <span>
              <VisuallyHidden>{contactForm.errorPrefix}</VisuallyHidden>
              <span>{notice.message}</span>
            </span>
          </Panel>
        )}
        {notice?.hasWayOut && (
          <Below>
            <WayOut />
          </Below>
        )}
      </div>
      <div role="status">
        {sending && <VisuallyHidden>{contactForm.sending}</VisuallyHidden>}
        {notice?.kind === 'success' && (
          <Panel ref={panel} key={notice.id} look="success" tabIndex={-1}>
            <CircleCheck aria-hidden="true" />
            <span>{notice.message}</span>
          </Panel>
        )}
      </div>
    </div>
  );
}

const showFor = 8_000;

const Toast = styled('div')<{ look: Notice['kind'] }>(({ look }) => {
  const color = getColor(look);
  return {
    overflowWrap: 'anywhere',
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'start',
    width: 'min(420px, 100%)',
    padding: '14px 8px 14px 16px',
    borderRadius: site.scale.radius.medium,
    border: `1px solid ${site.palette.hairlineStrong}`,
    borderLeft: `3px solid ${color}`,
    background: site.palette.overlay,
    boxShadow: '0 18px 50px #00000073',
    '& > svg': { width: 22, height: 22, marginTop: 2, color },
  };
});
const Title = styled('p')({ fontWeight: 600, lineHeight: 1.6 });
const Words = styled('p')({ ...text('small'), color: site.palette.muted });
const Dismiss = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -8,
  borderRadius: 10,
  color: site.palette.muted,
  '&:hover': { color: site.palette.text },
  '& svg': { width: 18, height: 18 },
});

/** The toast. It is no live region, because the inline message has already been announced. */
export function NoticeToast({ notice, sending }: NoticeProps) {
  const [dismissed, setDismissed] = useState<number>();
  const kind = notice?.kind ?? 'error';
  const Icon = kind === 'success' ? CircleCheck : TriangleAlert;
  const close = (_event?: unknown, reason?: string) => {
    if (reason !== 'clickaway') setDismissed(notice?.id);
  };
  return (
    <Snackbar
      // Below the header, because the fields that still need input are further down.
      sx={{ top: { xs: 84, sm: 96 } }}
      open={notice !== undefined && notice.id !== dismissed && !sending}
      autoHideDuration={showFor}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Toast look={kind} data-toast>
        <Icon aria-hidden="true" />
        <div>
          <Title>{formMessages.toastTitle[kind]}</Title>
          <Words>{notice?.message}</Words>
        </div>
        <Dismiss type="button" aria-label={contactForm.closeToast} onClick={() => close()}>
          <Close aria-hidden="true" />
        </Dismiss>
      </Toast>
    </Snackbar>
  );
}
