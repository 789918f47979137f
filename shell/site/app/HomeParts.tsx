import { useEffect } from 'react';
import { homePart, getSection } from 'shared-content/federation';
import { Container, Lead, TextLink, buttonStyle, styled } from 'shared-content/ui';
import { missingSignUp } from '../content/closedForm';
import { loadFilm } from '../ui/home/loadFilm';
import { LivePart } from './LivePart';
import { useSectionSource } from './SectionSource';

const Band = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', paddingBlock: 48 });
const Retry = styled('button')(buttonStyle('secondary'));

/** Replaces the sign-up when its script did not load after a click. */
export function SignUpMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Band>
        <Lead>
          {missingSignUp.text.map((piece) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <TextLink key={piece.href} to={piece.href}>
                {piece.label}
              </TextLink>
            ),
          )}
        </Lead>
        <Retry type="button" onClick={onRetry}>
          {missingSignUp.retry}
        </Retry>
      </Band>
    </Container>
  );
}

const contact = getSection(homePart.section);

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

/** Home's film, after a click to Home. In Home's document `enhance.ts` shows it. */
export function HomeFilm() {
  useEffect(loadFilm, []);
  return null;
}
