import { clientWork, seeProject } from 'shared-content/content';
import { Card, Portrait, TextLink, site, styled, text } from 'shared-content/ui';
import type { Testimonial } from '../../content/testimonials';
import { Rating } from './Rating';

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
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
