import Banknote from 'lucide-react/icons/banknote';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Laptop from 'lucide-react/icons/laptop';
import TreePalm from 'lucide-react/icons/tree-palm';
import { type Accent, Card, CardText, CardTitle, site, styled } from 'shared-content/ui';
import type { Benefit } from '../../content/careers';
import { BenefitDrawing } from './BenefitDrawing';

const icons = {
  home: House,
  learning: GraduationCap,
  health: HeartPulse,
  bonus: Banknote,
  leave: TreePalm,
  tools: Laptop,
} as const;

const Inside = styled('div')<{ drawn: boolean }>(({ drawn, theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    ...(drawn && {
      gridTemplateColumns: 'minmax(0, 1fr) 220px',
      alignItems: 'center',
      gap: 40,
    }),
  },
}));
const Words = styled('div')({ display: 'grid', gap: 10, justifyItems: 'start' });

const Sign = styled('span')<{ accent: Accent }>(({ accent }) => ({ color: site.ramp[accent] }));

/** One benefit; some show beside their text what they mean in days. */
export function BenefitCard({ benefit }: { benefit: Benefit }) {
  const Icon = icons[benefit.icon];
  return (
    <Card accent={benefit.color}>
      <Inside drawn={Boolean(benefit.drawing)}>
        <Words>
          <Sign accent={benefit.color}>
            <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
          </Sign>
          <CardTitle>{benefit.title}</CardTitle>
          <CardText>{benefit.text}</CardText>
        </Words>
        {benefit.drawing && <BenefitDrawing benefit={benefit.drawing} accent={benefit.color} />}
      </Inside>
    </Card>
  );
}
