import {
  actions,
  company,
  industries,
  industryPath,
  mainNavigation,
  serviceGroups,
  servicePath,
} from 'shared-content/content';
import { ButtonLink, Link, VisuallyHidden, site, styled } from 'shared-content/ui';
import { headerWords } from '../../content/headerWords';
import { getCurrent } from './markCurrent';

const { palette, scale, motion } = site;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  paddingBlock: 8,
  fontSize: '1.1875rem',
  fontWeight: 550,
  textDecoration: 'none',
  color: palette.text,
} as const;

/** The hamburger, and the sheet that it opens. */
const Menu = styled('details')(({ theme }) => ({
  // Stops the page from scrolling behind the open sheet, without a script.
  'html:has(&[open])': { '@media (max-width: 1199.95px)': { overflow: 'hidden' } },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: scale.radius.pill,
    border: `1px solid ${palette.hairlineStrong}`,
    '& .bars, & .bars::before, & .bars::after': {
      display: 'block',
      width: 18,
      height: 2,
      borderRadius: 1,
      background: palette.text,
      transition: `transform ${motion.hover}, background ${motion.hover}`,
    },
    '& .bars': { position: 'relative' },
    '& .bars::before, & .bars::after': { content: '""', position: 'absolute', left: 0 },
    '& .bars::before': { transform: 'translateY(-6px)' },
    '& .bars::after': { transform: 'translateY(6px)' },
  },
  '@media (forced-colors: active)': {
    '& > summary .bars, & > summary .bars::before, & > summary .bars::after': {
      background: 'CanvasText',
    },
  },
  '&[open] > summary .bars': { background: 'transparent' },
  '&[open] > summary .bars::before': { transform: 'rotate(45deg)' },
  '&[open] > summary .bars::after': { transform: 'rotate(-45deg)' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** The sheet below the header. */
const Sheet = styled('nav')({
  position: 'absolute',
  inset: '100% 0 auto',
  height: `calc(100dvh - ${scale.headerCondensed})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `8px ${scale.gutter} 40px`,
  background: palette.ink,
  '& .rows > li': { borderBottom: `1px solid ${palette.hairline}` },
  '& .row': row,
  '& .row[aria-current]': { color: palette.jadeLight },
  '& .row[aria-current]::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: palette.jade,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& details summary': {
    ...row,
    '&::after': {
      content: '""',
      width: 9,
      height: 9,
      marginRight: 2,
      borderRight: '2px solid currentColor',
      borderBottom: '2px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
      transition: `transform ${motion.hover}`,
    },
  },
  '& details:has([aria-current]) > summary': { color: palette.jadeLight },
  '& details[open] summary::after': { transform: 'translateY(2px) rotate(-135deg)' },
  '& .sub': {
    display: 'grid',
    columnGap: 24,
    padding: '4px 0 24px 14px',
    '& > div': { marginTop: 20 },
    // Never three columns: of the four groups one would be alone in its row.
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 960px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      color: palette.muted,
      textDecoration: 'none',
    },
    '& > a': { gridColumn: '1 / -1' },
    '& .wide': { gridColumn: '1 / -1', marginTop: 0, columns: '200px', columnGap: 24 },
    '& a[aria-current="page"]': { color: palette.jadeLight, fontWeight: 600 },
    '& p': { fontSize: '0.8125rem', fontWeight: 550, color: palette.jade },
  },
  '& .foot': {
    display: 'grid',
    gap: 12,
    paddingTop: 28,
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface SubMenu {
  readonly all: string;
  readonly groups: readonly { title?: string; links: readonly { label: string; path: string }[] }[];
}

const subMenus: Record<'services' | 'industries', SubMenu> = {
  services: {
    all: headerWords.allServices,
    groups: serviceGroups.map(({ title, services }) => ({
      title,
      links: services.map((service) => ({ label: service.name, path: servicePath(service) })),
    })),
  },
  industries: {
    all: headerWords.allIndustries,
    groups: [
      { links: industries.map((industry) => ({ label: industry.name, path: industryPath(industry) })) },
    ],
  },
};

/** The phone's menu: a sheet of links. Services and Industries expand, one at a time. `enhanceMobileMenu` enhances it. */
export function MobileMenu({ pathname }: { pathname: string }) {
  return (
    <Menu>
      <summary>
        <VisuallyHidden>{headerWords.mobileNav}</VisuallyHidden>
        <span className="bars" aria-hidden="true" />
      </summary>
      <Sheet className="sheet" aria-label={headerWords.mobileNav}>
        <ul className="rows">
          {mainNavigation.map((entry) => (
            <li key={entry.path}>
              {'menu' in entry ? (
                // The shared name makes the lists exclusive: opening one closes the other.
                <details name="mobile-menu">
                  <summary>{entry.label}</summary>
                  <div className="sub">
                    <Link to={entry.path} aria-current={getCurrent(entry.path, pathname)}>
                      {subMenus[entry.menu].all}
                    </Link>
                    {subMenus[entry.menu].groups.map(({ title, links }) => (
                      <div key={title ?? entry.menu} className={title ? undefined : 'wide'}>
                        {title && <p>{title}</p>}
                        <ul aria-label={title ?? entry.label}>
                          {links.map(({ label, path }) => (
                            <li key={path}>
                              <Link to={path} aria-current={getCurrent(path, pathname)}>
                                {label}
                              </Link>
                            </li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </details>
              ) : (
                <Link className="row" to={entry.path} aria-current={getCurrent(entry.path, pathname)}>
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div className="foot">
          <ButtonLink to={actions.freeConsultation.to}>{actions.freeConsultation.label}</ButtonLink>
          <ButtonLink to={company.bookingUrl} look="booking">
            {headerWords.bookLong}
          </ButtonLink>
        </div>
      </Sheet>
    </Menu>
  );
}
