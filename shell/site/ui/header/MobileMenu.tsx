import {
  actions,
  company,
  industries,
  industryPath,
  mainNavigation,
  serviceGroups,
  servicePath,
} from 'shared-content/content';
import { ButtonLink, Link, VisuallyHidden, styled } from 'shared-content/ui';
import { headerWords } from '../../content/headerWords';
import { getCurrent } from './getCurrent';
import { mobileMenuStyle, sheetStyle } from './mobileMenuStyle';

const Menu = styled('details')(({ theme }) => ({
  ...mobileMenuStyle,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Sheet = styled('nav')(sheetStyle);

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
