import { site, text } from '../../theme';
import { type Action, Actions } from '../actions/Actions';
import { styled } from '../styled';
import { Lead } from '../text/Lead';
import { Container } from './Container';

const Band = styled('section')({ paddingBlock: 'clamp(48px, 7vw, 112px)' });

// Two buttons stand beside the words, three below them: beside, they would leave the words a narrow column.
const Panel = styled('div')<{ beside: boolean }>(({ beside, theme }) => ({
  display: 'grid',
  gap: 32,
  padding: 'clamp(32px, 6vw, 80px)',
  borderRadius: site.scale.radius.large,
  border: `1px solid ${site.palette.hairlineStrong}`,
  background: `radial-gradient(70% 120% at 0% 0%, rgba(63, 214, 180, 0.18), transparent 60%), radial-gradient(60% 120% at 100% 100%, rgba(244, 143, 182, 0.12), transparent 60%), ${site.palette.raised}`,
  ...(beside && {
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  }),
}));

const Words = styled('div')({ display: 'grid', gap: 16, maxWidth: '42rem' });
const Title = styled('h2')(text('h2'));

interface CallToActionProps {
  title: string;
  text: string;
  actions: readonly Action[];
}

/** The closing panel of a page. */
export function CallToAction({ title, text: body, actions }: CallToActionProps) {
  return (
    <Band>
      <Container>
        <Panel beside={actions.length < 3}>
          <Words>
            <Title>{title}</Title>
            <Lead>{body}</Lead>
          </Words>
          <Actions actions={actions} />
        </Panel>
      </Container>
    </Band>
  );
}
