import { company } from 'shared-content/content';
import { Container, Lead, TextLink, buttonStyle, styled } from 'shared-content/ui';

const Band = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', paddingBlock: 48 });
const Retry = styled('button')(buttonStyle('secondary'));

/** Stands where the sign-up would, when its bundle did not come after a click. */
export function SignUpMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Band>
        <Lead>
          The newsletter form did not load. Write to{' '}
          <TextLink to={`mailto:${company.email}`}>{company.email}</TextLink> and we will add you by hand.
        </Lead>
        <Retry type="button" onClick={onRetry}>
          Try again
        </Retry>
      </Band>
    </Container>
  );
}
