import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { sections as registered } from 'shared-content/federation';
import { failureKind } from '../../failureKind';
import { reportFailure } from '../../../app/reportFailure';
import { quietly } from './retryLoads';

/** Reports a section that did not load, once all tries have failed. */
export const reportFailures = (): ModuleFederationRuntimePlugin => ({
  name: 'report-failures',
  afterLoadRemote({ id, error, options, remote }) {
    const section = registered.find(({ container }) => id.startsWith(`${container}/`));
    if (!section || !(error instanceof Error) || options?.from === quietly.from) return;
    const kind = failureKind(error);
    // `tellFailures` compares the bytes at this URL with the entry's pin.
    if (kind === 'entry' && remote && !('request' in error)) Object.assign(error, { request: remote.entry });
    reportFailure(kind, section.name, error);
  },
});
