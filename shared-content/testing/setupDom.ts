import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out and react-router needs them at import.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// As in a published build, where webpack writes it.
Object.assign(globalThis, { __DEV__: false });

// jsdom has no layout, and nothing to scroll; tests of files run without it.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

// Each test is a tab of its own.
afterEach(() => globalThis.sessionStorage?.clear());
