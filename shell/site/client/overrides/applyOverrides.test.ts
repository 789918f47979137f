import type { Pins } from 'shared-content/federation';
import { applyOverrides } from './applyOverrides';

const pins: Pins = {
  overridable: true,
  shell: { version: 's', firstScript: {} },
  sectionScripts: {},
};

it('an override of an unknown section is shown in the strip and changes no pin', () => {
  history.replaceState(null, '', '/services?override=mfe-servces');
  expect(applyOverrides(pins)).toEqual({ ...pins, overridden: {} });
  expect(document.getElementById('site-overrides')?.textContent).toContain(
    'Refused: There is no section "mfe-servces"; choose of mfe-services',
  );
});
