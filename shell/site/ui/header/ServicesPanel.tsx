import { serviceGroups, servicePath, services } from 'shared-content/content';
import { Link, buttonStyle, site, styled, text } from 'shared-content/ui';
import { serviceLines } from '../../content/serviceLines';
import { headerWords } from '../../content/headerWords';
import { getCurrent } from './markCurrent';

const names = Object.keys(services) as (keyof typeof services)[];
/**
 * A line below each name, as CSS content. It comes with the deferred stylesheet; as markup, 16 lines would be in every
 * document. The empty alternative text keeps it out of the links' names; browsers without support omit the line.
 */
const lines = Object.fromEntries(
  serviceGroups.flatMap((group, column) =>
    group.services.map((service, row) => [
      `& > div:nth-of-type(${column + 1}) li:nth-of-type(${row + 1}) a::after`,
      {
        content: `${JSON.stringify(serviceLines[names.find((name) => services[name] === service) ?? 'customWeb'])} / ""`,
      },
    ]),
  ),
);

const Columns = styled('div')({
  ...lines,
  // `&&` beats the panel's rules for plain links.
  '&& a': { flexDirection: 'column', alignItems: 'flex-start', gap: 0, padding: '7px 12px' },
  '& a::after': { ...text('small'), fontSize: '0.8125rem', fontWeight: 400, color: site.palette.muted },
  '& a': { color: site.palette.text },
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 4,
  padding: '24px 16px 20px',
});

const Title = styled('p')({
  ...text('label'),
  padding: '0 12px 8px',
  color: site.palette.jade,
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  padding: '18px 20px 18px 28px',
  borderTop: `1px solid ${site.palette.hairline}`,
  background: `${site.palette.ink}66`,
  borderRadius: `0 0 ${site.scale.radius.large} ${site.scale.radius.large}`,
  '& p': { ...text('small'), color: site.palette.muted },
  '& strong': { display: 'block', color: site.palette.text, fontWeight: 600 },
  // `&&` beats the panel's rule for plain links.
  '&& a': {
    ...buttonStyle('primary'),
    minHeight: 44,
    fontSize: '0.9375rem',
    flex: 'none',
    borderRadius: site.scale.radius.pill,
    color: site.palette.ink,
    padding: '0 24px',
    '&:hover': { background: site.palette.jadeLight, color: site.palette.ink },
  },
});

/** The mega menu: four columns of services and a way to a quote (specification 2.3). */
export function ServicesPanel({ pathname }: { pathname: string }) {
  return (
    <>
      <Columns>
        {serviceGroups.map(({ title, services }) => (
          <div key={title}>
            <Title>{title}</Title>
            <ul aria-label={title}>
              {services.map((service) => (
                <li key={service.slug}>
                  <Link to={servicePath(service)} aria-current={getCurrent(servicePath(service), pathname)}>
                    {service.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
      <Foot>
        <p>
          <strong>{headerWords.quoteTitle}</strong>
          {headerWords.quoteText}
        </p>
        <Link to="/contact">{headerWords.quote}</Link>
      </Foot>
    </>
  );
}
