import { setFlagsFromString } from 'node:v8';

// Before each test file. The embedded database runs for seconds in it, so compiling its WebAssembly thoroughly costs
// more than it saves.
setFlagsFromString('--liftoff-only');
