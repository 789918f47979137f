import { Grid, Section, SectionHeading } from 'shared-content/ui';
import { Alert, Button, Chip, TextField } from 'shared-content/ui/forms';
import { kitSamples as sample } from '../../content/kitSamples';

/** The lazy part of the kit: fields, buttons, chips and messages in their states. */
export function KitForms() {
  return (
    <Section>
      <SectionHeading title="Forms" lead="From shared-content/ui/forms: loaded by pages that show it." />
      <Grid columns={2}>
        <TextField label="Field" />
        <TextField label="Required" required helperText={sample.short} />
        <TextField label="Wrong" error helperText={sample.short} defaultValue="x" />
        <TextField label="Disabled" disabled defaultValue="x" />
        <TextField label="Several lines" multiline rows={4} />
        <div>
          <Chip label="Chip" variant="outlined" /> <Chip label="Chosen" color="primary" />
        </div>
        <div>
          <Button variant="contained">Send</Button>{' '}
          <Button variant="contained" disabled>
            Sending...
          </Button>
        </div>
        <Alert severity="success">{sample.short}</Alert>
        <Alert severity="error">{sample.short}</Alert>
      </Grid>
    </Section>
  );
}
