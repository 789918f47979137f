import { type Accent, site, styled, text } from 'shared-content/ui';
import { approval } from '../../../../content/exhibits/approval';
import { Told } from '../Told';
import { Glass } from './Glass';

const { palette, scale } = site;

const Head = styled('p')({ ...text('h3'), display: 'flex', justifyContent: 'space-between', gap: 16 });
const Foot = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  minHeight: 40,
  '& > b': {
    padding: '6px 18px',
    borderRadius: scale.radius.pill,
    fontWeight: 600,
    color: palette.ink,
    background: tint,
    border: `1px solid ${tint}`,
  },
  // A button after its use.
  '& > b[data-spent]': { color: palette.muted, background: 'none', borderColor: palette.hairlineStrong },
}));
const Log = styled('ol')({
  ...text('small'),
  display: 'grid',
  gap: 4,
  paddingTop: 12,
  borderTop: `1px solid ${palette.hairline}`,
  color: palette.muted,
});

/** The request on screen after the press: its state, its button, its log. */
export function ApprovalWindow({ accent }: { accent: Accent }) {
  return (
    <Glass aria-hidden="true">
      <Head>
        <span>{approval.title}</span>
        <Told values={approval.states.map(({ amount }) => amount)} />
      </Head>
      <Foot tint={site.ramp[accent]}>
        {approval.states.map(({ button, done, note }, option) => (
          <b key={note} data-at={option} data-spent={done ? '' : undefined}>
            {button}
          </b>
        ))}
        <Told values={approval.states.map(({ note }) => note)} />
      </Foot>
      <Log>
        {[0, 1].map((line) => (
          <li key={line}>
            <Told values={approval.states.map(({ log }) => log[line] ?? '')} />
          </li>
        ))}
      </Log>
    </Glass>
  );
}
