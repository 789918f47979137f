import { Card, CardText, CardTitle, ChipList, LinkCard } from 'shared-content/ui';
import { type IndustryCard, overview } from '../../content/industries/overview';
import { industrySigns } from './industrySigns';
import { IconBadge } from 'shared-content/ui';

/** One industry on /industries: a link where it has somewhere to lead, a plain card where not. */
export function IndustryTile({ card }: { card: IndustryCard }) {
  const { slug, title, description, solutions, color, to } = card;
  const Sign = industrySigns[slug];
  const list = <ChipList items={solutions} label={`${title}: ${overview.cards.solutions.toLowerCase()}`} />;
  if (to)
    return (
      <LinkCard
        title={title}
        text={description}
        to={to}
        icon={Sign && <Sign />}
        accent={color}
        more={`${overview.cards.more} ${title.toLowerCase()}`}
      >
        {list}
      </LinkCard>
    );
  return (
    <Card accent={color}>
      {Sign && (
        <IconBadge accent={color} aria-hidden="true">
          <Sign />
        </IconBadge>
      )}
      <CardTitle>{title}</CardTitle>
      <CardText>{description}</CardText>
      {list}
    </Card>
  );
}
