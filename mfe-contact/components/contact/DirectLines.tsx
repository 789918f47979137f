import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Portrait, site, styled, text } from 'shared-content/ui';
import answering from '../../assets/answering.avif';
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
// Beside the form she has a picture of her own.
const Person = styled('div')(({ theme }) => ({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  alignItems: 'center',
  gap: 16,
  color: site.palette.muted,
  '& b': { display: 'block', color: site.palette.text, fontWeight: 550 },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The two ways round the form, and who is at their other end. */
export function DirectLines() {
  const { directTitle, direct, answers } = contactIntro;
  return (
    <Wrap aria-labelledby="contact-direct">
      <Heading id="contact-direct">{directTitle}</Heading>
      <Person>
        <Portrait src={answering} alt="" width={56} height={56} />
        <span>
          <b>{answers.name}</b>
          {answers.role}
        </span>
      </Person>
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
