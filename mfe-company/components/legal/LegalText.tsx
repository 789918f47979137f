import { TextLink } from 'shared-content/ui';
import type { Inline } from '../../content/legal';

/** Text with links. A fragment is a plain anchor, so that the browser itself moves there. */
export function LegalText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    if (part.to.startsWith('#'))
      return (
        <a key={part.to} href={part.to}>
          {part.label}
        </a>
      );
    return (
      <TextLink key={part.to} to={part.to}>
        {part.label}
      </TextLink>
    );
  });
}
