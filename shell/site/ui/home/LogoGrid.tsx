import { site, styled } from 'shared-content/ui';
import type { ClientLogo } from '../../content/clientLogos';

const Wall = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Two columns on a phone: in three, the names on the logos fall below 11 px.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    placeItems: 'center start',
    minHeight: 'clamp(76px, 9vw, 112px)',
    padding: '8px clamp(6px, 1.6vw, 20px) 8px 0',
  },
  '& img': { opacity: 0.78, transition: `opacity ${site.motion.hover}` },
  '& li:hover img': { opacity: 1 },
}));

/** A grid of logos, each named by its file. */
export function LogoGrid({ logos }: { logos: readonly ClientLogo[] }) {
  return (
    <Wall>
      {logos.map(({ name, src }) => (
        <li key={name}>
          <img src={src} alt={name} width={160} height={51} loading="lazy" />
        </li>
      ))}
    </Wall>
  );
}
