import { site } from 'shared-content/ui';
import { Pane } from '../../drawing/Pane';
import { Tag } from '../../drawing/Tag';
import { Words } from '../../drawing/Words';
import { Vignette } from '../../drawing/Vignette';

/** Two spellings of one supplier, proposed for merging. */
export function DataVignette() {
  return (
    <Vignette>
      <Pane x={1} y={6} w={150} h={62} r={10} />
      <Words x={17} y={33} ink="text" bold>
        Shaluk Trdg.
      </Words>
      <Words x={17} y={53} size={12}>
        +880 2 5550 0188
      </Words>
      <Pane x={1} y={112} w={150} h={62} r={10} />
      <Words x={17} y={139} ink="text" bold>
        SHALUK TRADING
      </Words>
      <Words x={17} y={159} size={12}>
        02-55500188
      </Words>
      <path
        d="M151 37c30 0 18 53 48 53M151 143c30 0 18-53 48-53"
        fill="none"
        stroke={site.ramp.moss}
        strokeWidth={1.75}
      />
      <Pane x={190} y={54} w={128} h={72} r={10} tone="over" />
      <Words x={206} y={80} ink="text" bold>
        Shaluk Trading
      </Words>
      <Tag x={206} y={90} w={84} accent="moss">
        98% alike
      </Tag>
    </Vignette>
  );
}
