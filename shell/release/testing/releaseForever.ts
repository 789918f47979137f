import { Store } from '../Store';
import { releaseFake } from './fakeSite';

// Run as a process of its own, to be killed at any instant: releases one version of a section after another.
const store = new Store(process.argv[2] ?? '');
process.stdout.write('ready\n');
for (let round = 0; ; round += 1)
  await releaseFake(store, { app: 'mfe-services', word: `${process.argv[3]} ${round}` });
