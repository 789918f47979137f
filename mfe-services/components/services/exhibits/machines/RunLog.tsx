import { type Accent, site, styled } from 'shared-content/ui';
import { runs } from '../../../../content/exhibits/runs';
import { Code } from '../Code';
import { Glass } from './Glass';

// All in one cell, as the outcomes below are: what follows stays where it is.
const Stack = styled(Glass)({ '& > *': { gridArea: '1 / 1' } });

/** What the runner prints of the push that was chosen. */
export const RunLog = ({ accent }: { accent: Accent }) => (
  <Stack aria-hidden="true">
    {runs.map((lines, option) => (
      <div key={lines[0]} data-at={option}>
        <Code lines={lines} tint={site.ramp[accent]} />
      </div>
    ))}
  </Stack>
);
