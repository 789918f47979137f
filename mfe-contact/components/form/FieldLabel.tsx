import { site, text, styled } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';

const Label = styled('label')({ ...text('small'), display: 'block', fontWeight: 550, marginBottom: 6 });
const Optional = styled('span')({ color: site.palette.muted, fontWeight: 400 });

interface FieldLabelProps {
  children: string;
  htmlFor: string;
  optional?: boolean;
}

/** A label above its field. Before hydration, MUI's floating label would cover the visitor's text. */
export function FieldLabel({ children, htmlFor, optional = false }: FieldLabelProps) {
  return (
    <Label htmlFor={htmlFor}>
      {children}
      {/* One text: Chromium leaves a lone space out of the field's name. */}
      {optional && <Optional>{` ${contactForm.optional}`}</Optional>}
    </Label>
  );
}
