export {
  type Beacon,
  beaconLimit,
  beaconSchema,
  type Failure,
  type FailureKind,
  failureKinds,
  type Violation,
  vitalLimits,
  type VitalName,
  type Vitals,
} from './beacon.schema';
export { appNames } from './appNames';
export { mostOfKind } from './mostOfKind';
export { getPageKind, pageKinds } from './pageKinds';
