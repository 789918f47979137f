export {
  type Beacon,
  beaconLimit,
  beaconSchema,
  blockedSources,
  devices,
  directives,
  type Failure,
  type FailureKind,
  failureKinds,
  mostOfKind,
  type Violation,
  vitalLimits,
  type VitalName,
  type Vitals,
} from './beacon.schema';
export { appNames } from './appNames';
export { notFoundKind, pageKindOf, pageKinds } from './pageKinds';
