import { type Accent, site, styled } from 'shared-content/ui';
import { probes } from '../../../../content/exhibits/probes';
import { Code } from '../Code';
import { Glass } from './Glass';

const Stack = styled(Glass)({ '& > *': { gridArea: '1 / 1' } });
const Answer = styled('div')<{ open: boolean }>(({ open }) => ({
  paddingLeft: 16,
  borderLeft: `3px solid ${open ? site.palette.danger : site.palette.jade}`,
}));

/** A stranger's request, and the server's answer. */
export const Probe = ({ accent }: { accent: Accent }) => (
  <Stack aria-hidden="true">
    {probes.map(({ leaks, lines }, option) => (
      <Answer key={lines[1]} data-at={option} open={leaks}>
        <Code lines={lines} tint={site.ramp[accent]} />
      </Answer>
    ))}
  </Stack>
);
