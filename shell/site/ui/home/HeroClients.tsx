import { site, styled, text } from 'shared-content/ui';
import logos from '../../assets/hero/clients.svg';
import { hero } from '../../content/hero';
import { nameFromFile } from '../../content/nameFromFile';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 'clamp(40px, 7svh, 88px)',
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > p': { ...text('small'), color: site.palette.muted },
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px 16px' },
  // A logo's right third is empty, so the smallest one may cover the gap. That keeps its letters at 11 px.
  '& img': { width: '100%', minWidth: 112, maxWidth: 136, opacity: 0.8 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 40,
    alignItems: 'center',
    '& > ul': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 24 },
  },
}));

const { label, names } = hero.clients;

/** The bottom of the first screen: the logos of six clients. */
export const HeroClients = () => (
  <Strip>
    <p>{label}</p>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <img src={`${logos}#${name}`} alt={nameFromFile(name)} width={160} height={51} loading="lazy" />
        </li>
      ))}
    </ul>
  </Strip>
);
