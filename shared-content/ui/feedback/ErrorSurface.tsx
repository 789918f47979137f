import { errorWords } from '../../content/errorWords';
import { site, text } from '../../theme';
import { buttonStyle } from '../actions/ButtonLink';
import { Container, Lead } from '../layout/Section';
import { styled } from '../styled';

const Band = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: '70vh',
  paddingBlock: `calc(${site.scale.header} + 64px) 64px`,
});
const Words = styled('div')({ display: 'grid', gap: 20 });
const Title = styled('h1')(text('h1'));
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Retry = styled('button')(buttonStyle('primary'));
const Home = styled('a')(buttonStyle('secondary'));

/** Replaces a page that cannot be shown: offers a retry and a link to Home. */
export function ErrorSurface({ onRetry }: { onRetry: () => void }) {
  return (
    <Band role="alert">
      <Container>
        <Words>
          <Title tabIndex={-1}>{errorWords.title}</Title>
          <Lead>{errorWords.text}</Lead>
          <Row>
            <Retry type="button" onClick={onRetry}>
              {errorWords.retry}
            </Retry>
            {/* A plain link on purpose: a full load discards all that is broken in this tab. */}
            <Home href="/">{errorWords.home}</Home>
          </Row>
        </Words>
      </Container>
    </Band>
  );
}
