export { expectContentShape } from './expectContentShape';
export { renderWithKit } from './renderWithKit';
