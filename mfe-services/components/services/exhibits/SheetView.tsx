import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const pad = 'clamp(20px, 3.6vw, 48px)';
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  padding: `clamp(20px, 2.6vw, 32px) ${pad}`,
  borderBottom: `2px solid ${site.palette.paperInk}`,
});
const Title = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)' });
const Mark = styled('p')({ ...text('label'), fontSize: '0.9375rem', color: site.palette.paperJade });
const Fields = styled('dl')(({ theme }) => ({
  padding: `8px ${pad} 20px`,
  // The highlight of a step reaches beyond the text.
  '& > div': { marginInline: -16, padding: 16, borderTop: `1px solid ${site.palette.paperLine}` },
  '& > div:first-of-type': { borderTop: 0 },
  [theme.breakpoints.up('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: 24 },
  },
}));
const Name = styled('dt')({ color: site.palette.paperMuted });
const Value = styled('dd')({ margin: 0, maxWidth: '62ch', textWrap: 'pretty' });

/** One document with named fields. */
export function SheetView({ exhibit: { heading, mark, fields } }: ExhibitViewProps<'sheet'>) {
  return (
    <Desk>
      <Head>
        <Title>{heading}</Title>
        <Mark>{mark}</Mark>
      </Head>
      <Fields>
        {fields.map(({ name, value }, part) => (
          <div key={name} data-step={part + 1}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </div>
        ))}
      </Fields>
    </Desk>
  );
}
