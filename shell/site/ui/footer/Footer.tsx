import { company } from 'shared-content/content';
import { Container, Link, TextLink, site, styled, text, useDrawing } from 'shared-content/ui';
import { footer } from '../../content/footer';
import { headerWords } from '../../content/headerWords';
import { BrandMark } from '../BrandMark';

const { palette, motion } = site;

const List = styled('ul')({
  display: 'flex',
  gap: 12,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    border: `1px solid ${site.palette.hairlineStrong}`,
    color: site.palette.muted,
    transition: `color ${site.motion.hover}, border-color ${site.motion.hover}`,
    '&:hover': { color: site.palette.jadeLight, borderColor: site.palette.jade },
  },
});

/** Logos of social networks, as SVG paths on a 24 px grid; the icon set has none. */
const socialIcons = {
  LinkedIn:
    'M6.5 9.5V18H3.7V9.5zM5.1 5.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM8.9 9.5h2.7v1.2c.5-.8 1.4-1.4 2.8-1.4 2.7 0 3.6 1.6 3.6 4.1V18h-2.8v-4.1c0-1.2-.3-2.1-1.5-2.1-1.3 0-2 .9-2 2.2v4H8.9z',
  Facebook:
    'M13.5 20v-7h2.4l.4-2.8h-2.8V8.5c0-.9.3-1.4 1.5-1.4h1.4V4.6c-.3 0-1.1-.1-2-.1-2.2 0-3.6 1.3-3.6 3.6v2.1H8.4V13h2.4v7z',
  GitHub:
    'M12 3.5a8.7 8.7 0 0 0-2.75 16.95c.43.08.6-.19.6-.42v-1.6c-2.4.52-2.93-1.03-2.93-1.03-.4-1-.97-1.27-.97-1.27-.79-.54.06-.53.06-.53.88.06 1.34.9 1.34.9.78 1.34 2.04.95 2.54.73.08-.57.3-.95.55-1.17-1.93-.22-3.96-.97-3.96-4.3 0-.95.34-1.73.9-2.34-.09-.22-.39-1.1.08-2.3 0 0 .73-.24 2.4.89a8.3 8.3 0 0 1 4.36 0c1.66-1.13 2.39-.89 2.39-.89.48 1.2.18 2.08.09 2.3.56.61.9 1.39.9 2.34 0 3.34-2.04 4.08-3.97 4.29.31.27.59.8.59 1.61v2.38c0 .23.15.51.6.42A8.7 8.7 0 0 0 12 3.5z',
} as const;

function NetworkIcon({ network }: { network: keyof typeof socialIcons }) {
  const drawing = useDrawing(<path fill="currentColor" d={socialIcons[network]} />);
  return <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" {...drawing} />;
}

/** Links to the company's profiles on three networks, each named by its network. */
function SocialLinks() {
  return (
    <List>
      {company.social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={headerWords.socialLink(network)}
          >
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </List>
  );
}

/** One block of rules with one class for the whole footer: it is on every page, so its markup must be small. */
const Ground = styled('footer')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  paddingTop: 'clamp(40px, 7vw, 96px)',
  background: palette.surface,
  borderTop: `1px solid ${palette.hairline}`,
  color: palette.muted,
  '& .blocks': { display: 'grid', gap: '32px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& .about, & .address': { gridColumn: '1 / -1' },
  '& .about': { display: 'grid', gap: 20, placeContent: 'start' },
  '& .about > p': { maxWidth: '34ch', '& > a': { whiteSpace: 'nowrap' } },
  '& .brand': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    color: palette.text,
    fontSize: '1.375rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    '& svg': { color: palette.jade },
  },
  '& .column h2': { ...text('label'), color: palette.text, marginBottom: 10 },
  '& .column a': {
    display: 'block',
    width: 'fit-content',
    // Padding instead of line height: a name of two lines is as far from its neighbors as others.
    paddingBlock: 6,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    transition: `color ${motion.hover}`,
    '&:hover': { color: palette.jadeLight },
  },
  // Fingers need more room than a mouse (WCAG 2.2, 2.5.8, and the site's own 44 px on touch).
  '@media (pointer: coarse)': { '& .column a': { paddingBlock: 10 } },
  // Aligns its first line with the first links of the columns beside it.
  '& address': { fontStyle: 'normal', fontSize: '0.9375rem', paddingTop: 6, '& p': { marginBottom: 8 } },
  '& address a': { color: palette.text, overflowWrap: 'anywhere' },
  '& .city': { color: palette.text },
  '& .rights': {
    ...text('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 32px',
    marginTop: 'clamp(24px, 6vw, 80px)',
    paddingBlock: 20,
    borderTop: `1px solid ${palette.hairline}`,
  },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    '& .blocks': { gap: '48px 32px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& .address': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    '& .blocks': { gridTemplateColumns: '4fr 2.4fr 2.4fr 3.2fr' },
    '& .about': { gridColumn: 'auto' },
  },
}));

/** The footer (specification 2.4): social, service, company and contact blocks. */
export function Footer() {
  const { address, phone, email } = company;
  return (
    <Ground>
      <Container>
        <div className="blocks">
          <div className="about">
            <Link className="brand" to="/" aria-label={headerWords.brandLink}>
              <BrandMark size={36} />
              <span>{company.name}</span>
            </Link>
            <p>
              {footer.pitch} <TextLink to={footer.products.path}>{footer.products.label}</TextLink>
            </p>
            <SocialLinks />
          </div>
          {[footer.services, footer.company].map(({ title, links }) => (
            <div key={title} className="column">
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={label}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="column address">
            <h2>{footer.contact.title}</h2>
            <address>
              <p className="city">{company.city}</p>
              <p>
                {address.street}
                <br />
                {company.town}
                <br />
                {address.country}
              </p>
              <a href={`mailto:${email}`}>{email}</a>
              <a href={phone.href}>{phone.label}</a>
            </address>
          </div>
        </div>
        <p className="rights">
          <span>{footer.rights}</span>
          <span>{company.tagline}</span>
        </p>
      </Container>
    </Ground>
  );
}
