'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import type { ContactProblem } from 'shared-content/forms';
import { VisuallyHidden, site, styled } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import { WayOut } from './WayOut';

/** The form's message after a submit: inline and as a toast. */
export interface Notice {
  /** Counts the notices, so that a repeated text is announced again. */
  readonly id: number;
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** The field (or bot check) that gets the focus; without one the message itself gets it. */
  readonly field?: ContactProblem['field'];
  /** Whether email and phone are shown below it. */
  readonly wayOut?: boolean;
}

const Panel = styled('p')<{ look: Notice['kind'] }>(({ look }) => {
  const color = look === 'error' ? site.palette.danger : site.palette.success;
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

interface FormNoticeProps {
  /** Undefined while a message is being sent, because the previous outcome no longer counts. */
  notice: Notice | undefined;
  sending: boolean;
}

/** The form's inline message. Both live regions exist before they have text, so that screen readers announce it. */
export function FormNotice({ notice, sending }: FormNoticeProps) {
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
        {notice?.wayOut && (
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
