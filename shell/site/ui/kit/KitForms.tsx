import { useState } from 'react';
import { Card, Grid, Section, SectionHeading, buttonStyle, styled } from 'shared-content/ui';
import { Snackbar, TextField } from 'shared-content/ui/forms';
import { kitSamples as sample } from '../../content/kitSamples';

const Button = styled('button')(buttonStyle('secondary'));

/** The lazy part of the kit: fields in their states, and the toast. */
export function KitForms() {
  const [open, setOpen] = useState(false);
  return (
    <Section>
      <SectionHeading title="Forms" lead="From shared-content/ui/forms: loaded by pages that show it." />
      <Grid columns={2}>
        <TextField label="Field" />
        <TextField label="Required" required helperText={sample.short} />
        <TextField label="Wrong" error helperText={sample.short} defaultValue="x" />
        <TextField label="Disabled" disabled defaultValue="x" />
        <TextField label="Several lines" multiline rows={4} />
        <TextField label="One of several" select slotProps={{ select: { native: true } }}>
          {sample.chips.map((chip) => (
            <option key={chip}>{chip}</option>
          ))}
        </TextField>
        <div>
          <Button type="button" onClick={() => setOpen(true)}>
            Show the toast
          </Button>
        </div>
      </Grid>
      <Snackbar open={open} onClose={() => setOpen(false)} autoHideDuration={6000}>
        <Card>{sample.short}</Card>
      </Snackbar>
    </Section>
  );
}
