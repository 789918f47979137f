import Banknote from 'lucide-react/icons/banknote';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Laptop from 'lucide-react/icons/laptop';
import TreePalm from 'lucide-react/icons/tree-palm';
import { Bento, FeatureCard, Reveal, Section, SectionHeading } from 'shared-content/ui';
import { careers } from '../../content/careers';

const icons = {
  home: House,
  learning: GraduationCap,
  health: HeartPulse,
  bonus: Banknote,
  leave: TreePalm,
  tools: Laptop,
} as const;

/** The six benefits; the first and the last wide. */
export function Benefits() {
  const { title, lead, items } = careers.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={title} lead={lead} align="split" />
      <Bento rhythm="edges">
        {items.map((item, index) => {
          const Icon = icons[item.icon];
          return (
            <Reveal key={item.title} index={index % 3}>
              <FeatureCard title={item.title} text={item.text} icon={<Icon />} accent={item.color} />
            </Reveal>
          );
        })}
      </Bento>
    </Section>
  );
}
