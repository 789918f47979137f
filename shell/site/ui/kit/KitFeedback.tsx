import { Badge, ErrorSurface, Portrait, Section, SectionHeading, site, styled } from 'shared-content/ui';
import avatar from '../../assets/testimonials/client-1.avif';
import { Rating } from '../home/Rating';

const accents = Object.keys(site.ramp) as (keyof typeof site.ramp)[];
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginBottom: 24,
});

/** Badges, ratings, portraits that load and fail to load, the error surface. */
export function KitFeedback() {
  return (
    <>
      <Section tone="raised">
        <SectionHeading title="Feedback" />
        <Row>
          {accents.map((accent) => (
            <Badge key={accent} accent={accent}>
              {accent}
            </Badge>
          ))}
        </Row>
        <Row>
          {[0, 2.5, 4, 4.7, 5].map((filled) => (
            <Rating key={filled} filled={filled} label={`${filled} out of 5`} />
          ))}
        </Row>
        <Row>
          <Portrait src={avatar} alt="Portrait" width={96} height={96} />
          <Portrait src={avatar} alt="Portrait, card" width={96} height={112} shape="card" />
          <Portrait src="/missing.avif" alt="Placeholder" width={96} height={96} />
          <Portrait src="/missing.avif" alt="Placeholder, card" width={96} height={112} shape="card" />
        </Row>
      </Section>
      <ErrorSurface onRetry={() => undefined} />
    </>
  );
}
