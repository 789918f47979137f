import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as kit from 'shared-content/ui';
import * as formsKit from 'shared-content/ui/forms';
import { notFound } from './content/notFound';

export { renderDocument } from './document/renderDocument';
export { homeHead } from './content/homeHead';
export const notFoundHead = notFound.head;

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
export const sharedVersions = __SHARED_VERSIONS__;

/** What the sections' Node bundles require: the very copies that this shell's browser build shares. */
export const provided = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  'shared-content/ui': kit,
  'shared-content/ui/forms': formsKit,
};
