import { site, styled, text } from 'shared-content/ui';
import { Code } from './Code';
import { Told } from './Told';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const two = { gridRow: 'span 2', display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  // Heads of a row are as high as the highest, so that the lines begin together.
  '& > li, & > li > div': two,
  [theme.breakpoints.up('md')]: {
    // From left to right, as time passes.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
}));
const Slip = styled('div')({
  background: site.palette.ink,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
});
const Head = styled('div')({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  padding: '14px clamp(16px, 1.4vw, 28px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  // Translucent: the highlight of a step runs along the whole slip, below it.
  background: `${site.palette.text}08`,
});
const From = styled('span')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  fontSize: '0.9375rem',
  color: tint,
}));
const Note = styled('span')({ ...text('small'), fontSize: '0.9375rem', color: site.palette.muted });
const Lines = styled('div')({ padding: '20px clamp(16px, 1.4vw, 28px)' });

/** Messages between two systems, as sent over the network. */
export function ExchangeView({
  exhibit: { messages, cases = [null] },
  accent,
}: ExhibitViewProps<'exchange'>) {
  return (
    <List>
      {messages.map((message, index) => {
        const said = cases.map((each) => each?.[index] ?? message);
        return (
          <li key={message.from}>
            <Slip data-step={index + 1}>
              <Head>
                <From tint={index === 0 ? site.ramp[accent] : site.palette.jade}>{message.from}</From>
                <Note>
                  <Told values={said.map(({ note }) => note)} />
                </Note>
              </Head>
              <Lines>
                {said.map(({ lines, note }, option) => (
                  <div key={note} data-at={cases.length > 1 ? option : undefined}>
                    <Code lines={lines} tint={site.ramp[accent]} />
                  </div>
                ))}
              </Lines>
            </Slip>
          </li>
        );
      })}
    </List>
  );
}
