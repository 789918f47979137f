import type { ReactNode } from 'react';
import type { Accent } from '../../theme';
import { CheckList } from '../text/CheckList';
import { Card, CardText, CardTitle } from './Card';
import { IconBadge } from './IconBadge';

interface FeatureCardProps {
  title: string;
  text: string;
  icon?: ReactNode;
  accent?: Accent;
  features?: readonly string[];
}

/** Icon, title, text and, where given, a short list: a capability, a benefit, a challenge. */
export function FeatureCard({ title, text, icon, accent = 'jade', features }: FeatureCardProps) {
  return (
    <Card accent={accent}>
      {icon && (
        <IconBadge accent={accent} aria-hidden="true">
          {icon}
        </IconBadge>
      )}
      <CardTitle>{title}</CardTitle>
      <CardText>{text}</CardText>
      {features && <CheckList items={features} accent={accent} />}
    </Card>
  );
}
