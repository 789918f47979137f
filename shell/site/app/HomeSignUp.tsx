import { homePart, sectionNamed } from 'shared-content/federation';
import { useSectionSource } from './SectionSourceContext';
import { SignUpMissing } from './SignUpMissing';
import { LivePart } from './parts';

const contact = sectionNamed(homePart.section);

/** The newsletter sign-up, which mfe-contact exposes. */
export function HomeSignUp() {
  const source = useSectionSource();
  return (
    <LivePart
      app={contact}
      name={homePart.expose}
      component={source.exposed(contact, homePart.expose)}
      fallback={(retry) => <SignUpMissing onRetry={retry} />}
    />
  );
}
