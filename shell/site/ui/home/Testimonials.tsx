import { Section, styled, text, site, Reveal } from 'shared-content/ui';
import { testimonials, testimonialsHeading as heading } from '../../content/testimonials';
import { Rating } from './Rating';
import { TestimonialCard } from './TestimonialCard';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginBottom: 'clamp(32px, 5vw, 64px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
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
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(1)': {
      gridColumn: 'span 2',
      gridRow: 'span 2',
      // Quote and name together, in the middle of two rows.
      '& figure': { gridTemplateRows: 'none', alignContent: 'center', gap: 36 },
      '& blockquote': { ...text('h2'), fontSize: '3.25rem', fontWeight: 500 },
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
