'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { TextLink, site, styled, text, useNavigate } from 'shared-content/ui';
import { newsletter } from '../../content/newsletter';

const Line = styled('p')({ ...text('small'), color: site.palette.muted });
const Link = styled('a')({
  color: site.palette.jadeLight,
  textUnderlineOffset: '0.22em',
  '&:hover': { color: site.palette.text },
});

interface TermsDialogProps {
  onClose: () => void;
}

const loadDialog = async (): Promise<ComponentType<TermsDialogProps>> =>
  (await import(/* webpackChunkName: "newsletter.terms" */ './TermsDialog')).TermsDialog;

/**
 * The link to the newsletter's terms. A click loads and opens a dialog. Without JavaScript, or when that code fails
 * to load, it leads to the terms page.
 */
export function TermsLine() {
  const [Dialog, setDialog] = useState<ComponentType<TermsDialogProps>>();
  // Number of the opening; 0 when closed. Each has a new dialog: the previous one's `close` may still be due.
  const [opening, setOpening] = useState(0);
  const count = useRef(0);
  const navigate = useNavigate();
  const { terms, termsPath } = newsletter;

  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setOpening((count.current += 1));
    } catch {
      await navigate(termsPath);
    }
  };
  return (
    <>
      <Line>
        {terms.before}
        <Link href={termsPath} aria-haspopup="dialog" onClick={show}>
          {terms.link}
        </Link>
        {terms.between}
        <TextLink to={terms.privacy.to}>{terms.privacy.label}</TextLink>
        {terms.after}
      </Line>
      {Dialog && opening > 0 && (
        <Dialog key={opening} onClose={() => setOpening((now) => (now === opening ? 0 : now))} />
      )}
    </>
  );
}
