import { company } from 'shared-content/content';
import { Container, Link, TextLink, styled } from 'shared-content/ui';
import { footer } from '../../content/footer';
import { headerWords } from '../../content/headerWords';
import { BrandMark } from '../brand/BrandMark';
import { FooterColumn } from './FooterColumn';
import { SocialLinks } from './SocialLinks';
import { footerStyle } from './footerStyle';

const Ground = styled('footer')(({ theme }) => ({
  ...footerStyle,
  [theme.breakpoints.up('sm')]: {
    '& .blocks': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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
          <FooterColumn title={footer.services.title}>
            <ul>
              {footer.services.labels.map((label) => (
                <li key={label}>
                  <Link to={footer.services.path}>{label}</Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
          <FooterColumn title={footer.company.title}>
            <ul>
              {footer.company.links.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
          <FooterColumn title={footer.contact.title} className="address">
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
          </FooterColumn>
        </div>
        <p className="rights">
          <span>{footer.rights}</span>
          <span>{company.tagline}</span>
        </p>
      </Container>
    </Ground>
  );
}
