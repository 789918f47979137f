import { homePart, sectionNamed } from 'shared-content/federation';
import { homeHead } from '../content/homeHead';
import { HomePage } from '../ui/home/HomePage';
import { useSectionSource } from './SectionSourceContext';
import { SignUpMissing } from './SignUpMissing';
import { PageMark } from './arrival';
import { LivePart } from './parts';

const contact = sectionNamed(homePart.section);

/** Home is the shell's own page, but for the newsletter sign-up, which mfe-contact exposes. */
export function Home() {
  const source = useSectionSource();
  return (
    <PageMark path="/" title={homeHead.title}>
      <HomePage
        signUp={
          <LivePart
            owner={contact}
            name={homePart.expose}
            component={source.exposed(contact, homePart.expose)}
            fallback={(retry) => <SignUpMissing onRetry={retry} />}
          />
        }
      />
    </PageMark>
  );
}
