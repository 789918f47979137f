export { expectContentShape } from './expectContentShape';
export { expectStill } from './expectStill';
export { renderWithKit } from './renderWithKit';
