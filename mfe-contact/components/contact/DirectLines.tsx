import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { site, styled, text } from 'shared-content/ui';
import { contactIntro } from '../../content/contactIntro';

const icons = { mail: Mail, phone: Phone } as const;

const Wrap = styled('section')({ display: 'grid', gap: 16 });
const Heading = styled('h2')({ ...text('label'), color: site.palette.jade });
const Lines = styled('ul')({ display: 'grid', justifyItems: 'start' });
const Line = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  fontSize: '1.0625rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '& svg': { width: 20, height: 20, color: site.palette.jade, strokeWidth: 1.75 },
  '&:hover': { color: site.palette.jadeLight },
});
/** Two ways to contact us without the form. */
export function DirectLines() {
  const { directTitle, direct } = contactIntro;
  return (
    <Wrap aria-labelledby="contact-direct">
      <Heading id="contact-direct">{directTitle}</Heading>
      <Lines>
        {direct.map(({ icon, value, to }) => {
          const Icon = icons[icon];
          return (
            <li key={to}>
              <Line href={to}>
                <Icon aria-hidden="true" />
                {value}
              </Line>
            </li>
          );
        })}
      </Lines>
    </Wrap>
  );
}
