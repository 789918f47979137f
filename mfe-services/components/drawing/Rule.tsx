import { site } from 'shared-content/ui';

interface RuleProps {
  x: number;
  y: number;
  w: number;
}

/** A hairline across a pane. */
export const Rule = ({ x, y, w }: RuleProps) => (
  <path d={`M${x} ${y + 0.5}h${w}`} stroke={site.palette.hairline} />
);
