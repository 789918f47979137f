import { Container, Lead, TextLink, buttonStyle, styled } from 'shared-content/ui';
import { missingSignUp } from '../content/closedForm';

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
