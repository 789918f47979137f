import type { Pins } from 'shared-content/federation';
import { applyOverrides } from './applyOverrides';

const pins: Pins = {
  generation: 'g',
  overridable: true,
  shell: { version: 's', files: [] },
  sections: { 'mfe-services': { version: 'a', entry: '/assets/mfe-services/a/remoteEntry.js' } },
  integrity: {},
  files: [],
};

it('a wish for a section that there is not is named in the strip, and changes no pin', () => {
  history.replaceState(null, '', '/services?override=mfe-servces');
  expect(applyOverrides(pins).sections).toEqual(pins.sections);
  expect(document.getElementById('site-overrides')?.textContent).toContain(
    'Refused: There is no section "mfe-servces"; choose of mfe-services',
  );
});
