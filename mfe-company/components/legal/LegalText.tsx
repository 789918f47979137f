import { TextLink } from 'shared-content/ui';
import type { Inline } from '../../content/legal';

/** Text with links. */
export function LegalText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part.to} to={part.to}>
        {part.label}
      </TextLink>
    ),
  );
}
