'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import type { RefObject } from 'react';
import { formMessages } from 'shared-content/forms';
import { VisuallyHidden, buttonStyle, site, styled, text } from 'shared-content/ui';
import type { Captcha } from '../../captcha/useTurnstile';
import { captchaTexts } from '../../content/contactForm';
import { WayOut } from './FormNotice';

const Box = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gap: 10,
  borderRadius: 8,
  '&:focus-visible': { outline: `2px solid ${site.palette.jadeLight}`, outlineOffset: 6 },
  // Without scripts there is no check. The form's first line says what to do instead.
  '@media (scripting: none)': { display: 'none' },
});

// Reserves the widget's room before it loads: 300 x 65, or 150 x 140 where it is narrow.
const Slot = styled('div')({
  minHeight: 65,
  maxWidth: '100%',
  overflowX: 'auto',
  '@container (max-width: 339.98px)': { minHeight: 140 },
});

const Status = styled('p')<{ verified: boolean }>(({ verified }) => ({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: verified ? site.palette.success : site.palette.muted,
  '& svg': { width: 18, height: 18 },
}));

const Failure = styled('div')({ ...text('small'), display: 'grid', justifyItems: 'start', gap: 12 });
const Failed = styled('p')({ ...text('small'), color: site.palette.danger });
const Retry = styled('button')({ ...buttonStyle('secondary'), minHeight: 44 });

interface CaptchaBoxProps {
  captcha: Captcha;
  box: RefObject<HTMLDivElement | null>;
}

/** The captcha with its state as text, and an alternative when it cannot be loaded. */
export function CaptchaBox({ captcha: { container, state, retry }, box }: CaptchaBoxProps) {
  const failed = state === 'failed';
  const verified = state === 'verified';
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby="contact-captcha-label">
      <VisuallyHidden id="contact-captcha-label">{captchaTexts.label}</VisuallyHidden>
      <Slot ref={container} hidden={failed} />
      <div role="status">
        {verified && (
          <Status verified>
            <CircleCheck aria-hidden="true" />
            {formMessages.contact.verified}
          </Status>
        )}
        {(state === 'loading' || state === 'waiting') && (
          <Status verified={false}>{captchaTexts[state]}</Status>
        )}
        {failed && <Failed>{captchaTexts.failed}</Failed>}
      </div>
      {failed && (
        <Failure>
          <Retry type="button" onClick={retry}>
            {captchaTexts.retry}
          </Retry>
          <WayOut />
        </Failure>
      )}
    </Box>
  );
}
