import { useId, useState } from 'react';
import { Card, Grid, Section, SectionHeading, buttonStyle, styled } from 'shared-content/ui';
import { Snackbar, TextField, type TextFieldProps } from 'shared-content/ui/forms';
import { kitSamples as sample } from '../../content/kitSamples';

const Button = styled('button')(buttonStyle('secondary'));

/** A text field with its label above it. */
function Labeled({ label, ...field }: TextFieldProps & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <TextField id={id} {...field} fullWidth />
    </div>
  );
}

/** The kit's lazily loaded components: fields in their states, and the toast. */
export function KitForms() {
  const [open, setOpen] = useState(false);
  return (
    <Section>
      <SectionHeading title="Forms" lead="From shared-content/ui/forms: loaded by pages that show it." />
      <Grid>
        <Labeled label="Field" />
        <Labeled label="With a hint" helperText={sample.short} />
        <Labeled label="Wrong" error helperText={sample.short} defaultValue="x" />
        <Labeled label="Disabled" disabled defaultValue="x" />
        <Labeled label="Several lines" multiline rows={4} />
        <Labeled label="One of several" select slotProps={{ select: { native: true } }}>
          {sample.chips.map((chip) => (
            <option key={chip}>{chip}</option>
          ))}
        </Labeled>
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
