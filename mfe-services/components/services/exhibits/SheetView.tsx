import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Desk } from './frames';

const { palette } = site;
const pad = 'clamp(20px, 3.6vw, 48px)';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 32px',
  padding: `clamp(20px, 2.6vw, 32px) ${pad}`,
  borderBottom: `2px solid ${palette.paperInk}`,
  '& > h3': { ...text('h2'), fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)' },
  '& > p': { ...text('label'), fontSize: '0.9375rem', color: palette.paperJade },
});
const Fields = styled('dl')(({ theme }) => ({
  padding: `8px ${pad} 20px`,
  // The highlight of a step reaches beyond the text.
  '& > div': { marginInline: -16, padding: 16 },
  '& > div + div': { borderTop: `1px solid ${palette.paperLine}` },
  '& dt': { color: palette.paperMuted },
  '& dd': { maxWidth: '62ch', textWrap: 'pretty' },
  [theme.breakpoints.up('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: 24 },
  },
}));

/** One document with named fields. */
export const SheetView = ({ exhibit: { heading, mark, fields } }: ExhibitViewProps<'sheet'>) => (
  <Desk>
    <Head>
      <h3>{heading}</h3>
      <p>{mark}</p>
    </Head>
    <Fields>
      {fields.map(({ name, value }, part) => (
        <div key={name} data-step={part + 1}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Fields>
  </Desk>
);
