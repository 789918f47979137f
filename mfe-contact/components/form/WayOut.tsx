'use client';

import type { MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { site, styled } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';

const { before, between, after, email, phone, subject } = contactForm.wayOut;
const Words = styled('p')({
  color: site.palette.muted,
  '& a': { color: site.palette.jadeLight },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});

/** Email and phone, for when the form fails. The email contains what was typed. */
export function WayOut() {
  const { getValues } = useFormContext<ContactValues>();
  const takeAlong = (event: MouseEvent<HTMLAnchorElement>) => {
    const body = encodeURIComponent(getValues('description') ?? '');
    event.currentTarget.href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  };
  return (
    <Words>
      {before}
      <a href={`mailto:${email}`} onClick={takeAlong}>
        {email}
      </a>
      {between}
      <a href={phone.href}>{phone.label}</a>
      {after}
    </Words>
  );
}
