import { CardText, CardTitle, Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { industrySolutions } from '../../content/products/industrySolutions';
import { productsContent } from '../../content/products/productsContent';
import { Signed } from '../Signed';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  background: site.palette.hairline,
  border: `1px solid ${site.palette.hairline}`,
  borderRadius: site.scale.radius.large,
  overflow: 'clip',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Cell = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 'clamp(24px, 3vw, 40px)',
  background: site.palette.surface,
  transition: `background ${site.motion.hover}`,
  '&:hover': { background: site.palette.raised },
});
const Features = styled('ul')({
  ...text('small'),
  marginTop: 'auto',
  paddingTop: 12,
  '& > li': { paddingBlock: 8, borderTop: `1px solid ${site.palette.hairline}`, color: site.palette.text },
});

/** The six industry solutions, as cells of one frame. */
export function IndustryEditions() {
  const { industries } = productsContent;
  return (
    <Section tone="raised" labelledBy="industry-solutions">
      <SectionHeading
        id="industry-solutions"
        eyebrow={industries.eyebrow}
        title={industries.title}
        lead={industries.lead}
      />
      <List>
        {industrySolutions.map(({ icon: Icon, title, description, features }) => (
          <Cell key={title}>
            <Signed tint={site.palette.jade} signSize={24}>
              <Icon />
              <CardTitle>{title}</CardTitle>
            </Signed>
            <CardText>{description}</CardText>
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          </Cell>
        ))}
      </List>
    </Section>
  );
}
