import { site, text, styled } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';

const Label = styled('label')({ ...text('small'), display: 'block', fontWeight: 550, marginBottom: 6 });
const Optional = styled('span')({ color: site.palette.muted, fontWeight: 400 });

interface FieldLabelProps {
  children: string;
  htmlFor: string;
  optional?: boolean;
}

/**
 * A label above its field. Not MUI's floating one: before hydration it would lie over what the visitor types.
 */
export function FieldLabel({ children, htmlFor, optional = false }: FieldLabelProps) {
  return (
    <Label htmlFor={htmlFor}>
      {children}
      {/* One text: Chromium leaves a space that stands alone out of the field's name. */}
      {optional && <Optional>{` ${contactForm.optional}`}</Optional>}
    </Label>
  );
}
