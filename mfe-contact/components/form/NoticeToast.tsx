'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Close from 'lucide-react/icons/x';
import { useState } from 'react';
import { formMessages } from 'shared-content/forms';
import { site, styled, text } from 'shared-content/ui';
import { Snackbar } from 'shared-content/ui/forms';
import { contactForm } from '../../content/contactForm';
import type { Notice } from './FormNotice';

const showFor = 8_000;

const Card = styled('div')<{ look: Notice['kind'] }>(({ look }) => {
  const color = look === 'error' ? site.palette.danger : site.palette.success;
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

interface NoticeToastProps {
  notice: Notice | undefined;
  /** Hides the previous outcome while the next message is being sent. */
  sending: boolean;
}

/** The toast. It is no live region, because the inline message has already been announced. */
export function NoticeToast({ notice, sending }: NoticeToastProps) {
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
      <Card look={kind} data-toast>
        <Icon aria-hidden="true" />
        <div>
          <Title>{formMessages.toastTitle[kind]}</Title>
          <Words>{notice?.message}</Words>
        </div>
        <Dismiss type="button" aria-label={contactForm.closeToast} onClick={() => close()}>
          <Close aria-hidden="true" />
        </Dismiss>
      </Card>
    </Snackbar>
  );
}
