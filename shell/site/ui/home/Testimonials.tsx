import { clientWork, seeProject } from 'shared-content/content';
import {
  Card,
  Portrait,
  Reveal,
  Section,
  TextLink,
  VisuallyHidden,
  site,
  styled,
  swipeRow,
  text,
  useDrawing,
} from 'shared-content/ui';
import { type Testimonial, testimonials, testimonialsHeading as heading } from '../../content/testimonials';

/** In the drawing's units: the side of a star's square, and the distance from one star to the next. */
export const field = 20;
export const step = 23.4;
const star = 'l2.6 5.3 5.8 .8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const stars = `M10 1.6${star}${`m${step} 0${star}`.repeat(4)}`;
const width = 4 * step + field;

const Row = styled('span')({ display: 'inline-flex', color: site.ramp.amber });

/**
 * A rating of up to five stars in one drawing. The last star is cut at the fraction.
 *
 * @param filled how many stars are filled, 0 to 5, fractions allowed
 * @param label what a screen reader says
 * @param size of a star, in px
 */
export function Rating({ filled, label, size = 18 }: { filled: number; label: string; size?: number }) {
  const whole = Math.floor(filled);
  const shown = Number((whole * step + (filled - whole) * field).toFixed(1));
  const drawing = useDrawing(
    <>
      <path d={stars} fill="currentColor" fillOpacity=".24" />
      {shown > 0 && (
        <svg width={shown} height={field} viewBox={`0 0 ${shown} ${field}`}>
          <path d={stars} fill="currentColor" />
        </svg>
      )}
    </>,
  );
  return (
    <Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        width={Math.round((width / field) * size)}
        height={size}
        viewBox={`0 0 ${width} ${field}`}
        aria-hidden="true"
        {...drawing}
      />
    </Row>
  );
}

const Figure = styled('figure')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 20,
  height: '100%',
  '& blockquote': { fontSize: '1.0625rem', lineHeight: 1.6 },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 14 },
  '& .name': { fontWeight: 600, lineHeight: 1.35 },
  '& .role': { ...text('small'), color: site.palette.muted },
});

type Quoted = keyof typeof clientWork;
const isQuoted = (company: string): company is Quoted => Object.hasOwn(clientWork, company);

/** One client's quote, with a link to that client's project if the site shows it. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, rating, content, avatar } = testimonial;
  const work = isQuoted(company) ? clientWork[company] : undefined;
  return (
    <Card>
      <Figure>
        <Rating filled={rating} label={`${rating} out of 5`} />
        <blockquote>
          <p>{`“${content}”`}</p>
        </blockquote>
        <figcaption>
          <Portrait src={avatar} alt="" width={60} height={60} isFar />
          <div>
            <p className="name">{name}</p>
            <p className="role">{`${role}, ${company}`}</p>
            {work && (
              <p className="role">
                <TextLink to={work.path}>{seeProject(work.project)}</TextLink>
              </p>
            )}
          </div>
        </figcaption>
      </Figure>
    </Card>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginBottom: 'clamp(32px, 5vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  // The score begins where the wall's third column does.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) calc((100% - 40px) / 3)' },
  '& h2': text('h2'),
}));

const Score = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 20px',
  alignItems: 'center',
  '& .figure': {
    ...text('display'),
    gridRow: 'span 2',
    lineHeight: 1,
  },
  '& .reviews': { ...text('small'), color: site.palette.muted },
  '& .scope': { ...text('small'), gridColumn: '1 / -1', maxWidth: '46ch', color: site.palette.muted },
});

// One large quote and five small ones around it fill nine cells without a gap.
const Wall = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  // Six quotes one below the other would be two screens of a phone.
  [theme.breakpoints.down('sm')]: swipeRow(testimonials.length),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(1)': {
      gridColumn: 'span 2',
      gridRow: 'span 2',
      // Quote and name together, in the middle of two rows.
      '& figure': { gridTemplateRows: 'none', alignContent: 'center', gap: 36 },
      '& blockquote': { ...text('voice'), fontSize: '3.5rem' },
    },
  },
}));

/** Quotes of six clients with their ratings, and the overall rating. */
export function Testimonials() {
  return (
    <Section tone="lit" labelledBy="testimonials">
      <Head>
        <h2 id="testimonials">{heading.title}</h2>
        <Score>
          <span className="figure">{heading.rating}</span>{' '}
          <Rating filled={heading.starsFilled} label={heading.ratingLabel} size={22} />{' '}
          <span className="reviews">{heading.reviews}</span> <span className="scope">{heading.scope}</span>
        </Score>
      </Head>
      <Wall>
        {testimonials.map((testimonial, index) => (
          <Reveal key={testimonial.name} index={index % 2}>
            <TestimonialCard testimonial={testimonial} />
          </Reveal>
        ))}
      </Wall>
    </Section>
  );
}
