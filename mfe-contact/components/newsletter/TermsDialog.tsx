'use client';

import Close from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef } from 'react';
import { TextLink, site, styled, text } from 'shared-content/ui';
import { newsletterTerms } from '../../content/newsletterTerms';

const titleId = 'newsletter-terms-title';

const Dialog = styled('dialog')({
  width: 'min(620px, calc(100vw - 32px))',
  maxHeight: 'min(860px, calc(100dvh - 32px))',
  padding: 0,
  color: site.palette.text,
  background: site.palette.overlay,
  border: `1px solid ${site.palette.hairlineStrong}`,
  borderRadius: site.scale.radius.large,
  overscrollBehavior: 'contain',
  // Locks the page behind: `overscroll-behavior` does not stop a wheel where nothing scrolls. Not `:root`, because
  // emotion puts its class before a selector that begins with a colon.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '&::backdrop': { background: `${site.palette.ink}b8`, backdropFilter: 'blur(3px)' },
});
const Inner = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2.4vw, 22px)',
  padding: 'clamp(20px, 5vw, 44px)',
});
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 16,
});
const Title = styled('h2')({ ...text('h3'), fontSize: 'clamp(1.375rem, 5.4vw, 1.625rem)' });
const Dismiss = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-6px -10px 0 0',
  borderRadius: 12,
  '&:hover': { background: site.palette.raised },
});
const Heading = styled('h3')({ fontSize: '1rem', marginBottom: 4 });
const Words = styled('p')({ color: site.palette.muted });

/** The newsletter's terms in a native dialog: it traps and returns the focus, and closes on Escape. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // Not closed on unmount: a later mount (StrictMode does one) would get the `close` event.
    if (element && !element.open) element.showModal();
  }, []);
  const close = () => dialog.current?.close();
  // A click on the backdrop has the dialog itself as its target, not its content.
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && close();

  const { title, sections, more } = newsletterTerms;
  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeOutside}>
      <Inner>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Dismiss type="button" aria-label={newsletterTerms.close} onClick={close}>
            <Close aria-hidden="true" />
          </Dismiss>
        </Head>
        {sections.map(({ heading, text: body }) => (
          <section key={heading}>
            <Heading>{heading}</Heading>
            <Words>{body}</Words>
          </section>
        ))}
        <Words>
          {more.before}
          <TextLink to={more.terms.to}>{more.terms.label}</TextLink>
          {more.between}
          <TextLink to={more.privacy.to}>{more.privacy.label}</TextLink>
          {more.after}
        </Words>
      </Inner>
    </Dialog>
  );
}
