import { useState } from 'react';
import { Section, SectionHeading, styled } from 'shared-content/ui';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Snackbar,
} from 'shared-content/ui/forms';
import { kitSamples as sample } from '../../content/kitSamples';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What lies above a page: a dialog and a toast, opened by their buttons. */
export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'toast'>();
  const close = () => setOpen(undefined);
  return (
    <Section tone="raised">
      <SectionHeading title="Overlays" lead="From shared-content/ui/forms too." />
      <Row>
        <Button variant="outlined" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="outlined" onClick={() => setOpen('toast')}>
          Show the toast
        </Button>
      </Row>
      <Dialog open={open === 'dialog'} onClose={close} aria-labelledby="kit-dialog">
        <DialogTitle id="kit-dialog">Dialog</DialogTitle>
        <DialogContent>{sample.sentence}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
      <Snackbar open={open === 'toast'} onClose={close} autoHideDuration={6000}>
        <Alert severity="success" onClose={close}>
          {sample.short}
        </Alert>
      </Snackbar>
    </Section>
  );
}
