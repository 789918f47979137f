import { TextLink, site, styled, text } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import type { ContactTopic } from '../../content/topics';

const Note = styled('p')({ ...text('small'), marginTop: 10, color: site.palette.muted });

/** How to send files, because the form takes no attachments. It shows only where a file is wanted. */
export function FilesNote({ kind }: { kind: ContactTopic['kind'] }) {
  if (kind === 'request') return null;
  const { before, email, after } = contactForm.files[kind];
  return (
    <Note>
      {before}
      <TextLink to={`mailto:${email}`}>{email}</TextLink>
      {after}
    </Note>
  );
}
