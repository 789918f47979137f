import { type Accent, site, styled } from 'shared-content/ui';
import { runs } from '../../../../content/exhibits/runs';
import { Code } from '../Code';
import { Glass } from './Glass';

// All in one cell, like the outcomes below, so that what follows does not move.
const Stack = styled(Glass)({ '& > *': { gridArea: '1 / 1' } });

/** The runner's output for the chosen push. */
export const RunLog = ({ accent }: { accent: Accent }) => (
  <Stack aria-hidden="true">
    {runs.map((lines, option) => (
      <div key={lines[0]} data-at={option}>
        <Code lines={lines} tint={site.ramp[accent]} />
      </div>
    ))}
  </Stack>
);
