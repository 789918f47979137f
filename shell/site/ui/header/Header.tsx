import { useLocation } from 'react-router-dom';
import { actions, company } from 'shared-content/content';
import { ButtonLink, Link, styled } from 'shared-content/ui';
import { headerWords } from '../../content/headerWords';
import { BrandMark } from '../brand/BrandMark';
import { DesktopNav } from './DesktopNav';
import { MobileMenu } from './MobileMenu';
import { headerStyle } from './headerStyle';

const Bar = styled('header')(({ theme }) => ({
  ...headerStyle,
  [theme.breakpoints.up('lg')]: { '& .mobile': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& .desktop': { display: 'none' } },
}));

/** The fixed header (specification 2.3). */
export function Header() {
  const { pathname } = useLocation();
  return (
    <Bar>
      <div className="inner">
        <Link className="brand" to="/" aria-label={headerWords.brandLink}>
          <BrandMark />
          <span>{company.name}</span>
        </Link>
        <DesktopNav pathname={pathname} />
        <div className="desktop">
          <ButtonLink to={actions.freeConsultation.to} look="secondary">
            {actions.freeConsultation.label}
          </ButtonLink>
        </div>
        <div className="mobile">
          <ButtonLink to={company.bookingUrl} look="booking">
            {headerWords.book}
          </ButtonLink>
        </div>
        <MobileMenu pathname={pathname} />
      </div>
    </Bar>
  );
}
