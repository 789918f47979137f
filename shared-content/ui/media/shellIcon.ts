// The same inside the shell and the kit itself, which cannot come in through its own door.
export { createIcon as default } from './createIcon';
