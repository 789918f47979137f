import { Card, Portrait, Rating, site, styled, text } from 'shared-content/ui';
import type { Testimonial } from '../../content/testimonials';

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

/** One client's words. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, rating, content, avatar } = testimonial;
  return (
    <Card>
      <Figure>
        <Rating filled={rating} label={`${rating} out of 5`} />
        <blockquote>
          <p>“{content}”</p>
        </blockquote>
        <figcaption>
          <Portrait src={avatar} alt="" width={60} height={60} />
          <div>
            <p className="name">{name}</p>
            <p className="role">
              {role}, {company}
            </p>
          </div>
        </figcaption>
      </Figure>
    </Card>
  );
}
