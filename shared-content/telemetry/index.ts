export * from './beacon.schema';
export { maxReports } from './maxReports';
export { getPageKind, pageKinds } from './pageKinds';
