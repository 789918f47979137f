import { type ServiceEntry, servicePath } from 'shared-content/content';
import { CardText, CardTitle, CoverLink, site, styled, text } from 'shared-content/ui';
import type { ServiceCard as CardContent } from '../../../content/service.contract';
import { PictureCard, type PictureCardLook } from '../../drawing/PictureCard';

const Features = styled('ul')({
  ...text('small'),
  color: site.palette.muted,
  display: 'grid',
  gap: 8,
  fontSize: '0.9375rem',
  '& > li': { paddingTop: 8, borderTop: `1px solid ${site.palette.hairline}` },
});

interface ServiceCardProps {
  entry: ServiceEntry;
  card: CardContent;
  look: PictureCardLook;
}

/** One service on /services: a picture, a sentence, three features. */
export const ServiceCard = ({ entry, card, look }: ServiceCardProps) => (
  <PictureCard picture={card.picture} large={card.large} look={look} accent={entry.accent} linked>
    <CardTitle>
      <CoverLink to={servicePath(entry)}>{entry.name}</CoverLink>
    </CardTitle>
    <CardText>{card.text}</CardText>
    <Features>
      {card.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </Features>
  </PictureCard>
);
