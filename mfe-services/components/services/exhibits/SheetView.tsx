import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from './exhibitView.contract';

const pad = 'clamp(20px, 3.6vw, 48px)';
const Head = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  padding: `clamp(20px, 2.6vw, 32px) ${pad}`,
  background: `linear-gradient(90deg, ${tint}2b, ${tint}0a)`,
  borderBottom: `1px solid ${site.palette.hairline}`,
}));
const Title = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)' });
const Mark = styled('p')<{ tint: string }>(({ tint }) => ({ ...text('label'), color: tint }));
const Fields = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: `8px ${pad} 20px`,
  '& > div': { paddingBlock: 16, borderTop: `1px solid ${site.palette.hairline}` },
  '& > div:first-of-type': { borderTop: 0 },
  [theme.breakpoints.up('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: 24 },
  },
}));
const Name = styled('dt')({ color: site.palette.muted });
const Value = styled('dd')({ margin: 0, maxWidth: '62ch' });

/** One document with named fields. */
export function SheetView({ exhibit: { heading, mark, fields }, accent }: ExhibitViewProps<'sheet'>) {
  const color = site.ramp[accent];
  return (
    <Desk>
      <Head tint={color}>
        <Title>{heading}</Title>
        <Mark tint={color}>{mark}</Mark>
      </Head>
      <Fields>
        {fields.map(({ name, value }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </div>
        ))}
      </Fields>
    </Desk>
  );
}
