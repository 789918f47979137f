import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { apps } from '../federation/registry';
import { maxReports } from './maxReports';
import { pageKinds } from './pageKinds';

/** Kind of failure → its name in `npm run status` and the log. */
export const failureKinds = {
  entry: 'loads of its entry',
  script: 'loads of its scripts',
  integrity: 'scripts with other bytes than were published',
  render: 'parts that threw',
  hydration: 'hydration errors',
  captcha: 'captchas that failed in a browser',
} as const;
export type FailureKind = keyof typeof failureKinds;

const devices = ['phone', 'tablet', 'desktop'] as const;

/** Web vitals → limits of "good" and "poor" (web.dev/articles/vitals), in milliseconds; CLS has no unit. */
export const vitalLimits = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
} as const;
export type VitalName = keyof typeof vitalLimits;

/** Maximum size of a beacon, in bytes. */
export const beaconLimit = 4_096;

const version = { type: 'string', pattern: '^[0-9A-Za-z]{22}$' } as const;
const duration = { type: 'number', minimum: 0, maximum: 600_000 } as const;

/** The body of POST /telemetry (telemetry): counts and durations, and no free text, which could name a visitor or address. */
export const beaconSchema = {
  type: 'object',
  required: ['shell'],
  additionalProperties: false,
  properties: {
    /** Version of the reporting page's shell. */
    shell: version,
    failures: {
      type: 'array',
      maxItems: maxReports,
      items: {
        type: 'object',
        required: ['kind', 'app', 'version'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', enum: Object.keys(failureKinds) as FailureKind[] },
          app: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
          version,
          /** File, line and column of the first of our scripts in the error's stack. */
          at: { type: 'string', pattern: '^[a-z][\\w./-]{0,119}:\\d{1,6}:\\d{1,6}$' },
        },
      },
    },
    vitals: {
      type: 'object',
      required: ['page', 'device'],
      additionalProperties: false,
      properties: {
        page: { type: 'string', enum: pageKinds },
        device: { type: 'string', enum: devices },
        LCP: duration,
        INP: duration,
        CLS: { type: 'number', minimum: 0, maximum: 1_000 },
        FCP: duration,
        TTFB: duration,
      },
    },
  },
} as const satisfies JSONSchema;

export type Beacon = FromSchema<typeof beaconSchema>;
export type Failure = NonNullable<Beacon['failures']>[number];
export type Vitals = NonNullable<Beacon['vitals']>;

/** Apps that can report a failure: the shell and the sections. */
export const appNames: readonly string[] = apps.map(({ name }) => name);
