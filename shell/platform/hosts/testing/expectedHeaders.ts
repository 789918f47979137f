import { errorPolicy } from '../../http/errorDocument';
import {
  assetHeaders,
  fileHeaders,
  generationHeader,
  immutable,
  moved,
  revalidate,
  securityHeaders,
  strictPolicy,
} from '../../http/securityHeaders';
import type { Expected, ExpectedHeaders, Served } from './expected.contract';

/** Headers of each kind of answer, and whole answers that many requests get. */
export function expectedHeaders({ generation, policies }: Pick<Served, 'generation' | 'policies'>) {
  const secured = (policy: string | null): ExpectedHeaders => ({
    ...securityHeaders,
    'Content-Security-Policy': policy,
  });
  const document = (file: string): ExpectedHeaders => ({
    ...secured(policies[file] ?? 'no policy'),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidate,
    Vary: 'Accept-Encoding',
    ETag: /./,
    // The ETag identifies a generation's file: its date on a host may only be that of the copy.
    'Last-Modified': null,
    'Accept-Ranges': null,
    [generationHeader]: generation,
  });
  const errorPage = (status: number, more: ExpectedHeaders = {}): Expected => ({
    status,
    headers: {
      ...secured(errorPolicy),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Location: null,
      ...more,
    },
    body: 'error-page',
  });
  const asset = (type: string): ExpectedHeaders => ({
    ...assetHeaders,
    'Content-Type': type,
    'Cache-Control': immutable,
    ETag: /./,
    'Last-Modified': /./,
  });
  const notFound: Expected = {
    status: 404,
    headers: { ...document('404.html'), Location: null },
    body: 'not-found',
  };
  const unknownApi: Expected = {
    status: 404,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': strictPolicy,
      'X-Content-Type-Options': 'nosniff',
    },
    body: 'json',
  };
  return {
    document,
    asset,
    errorPage,
    notFound,
    unknownApi,
    wrongMethod: errorPage(405, { Allow: 'GET, HEAD' }),
    script: { ...asset('text/javascript; charset=utf-8'), Vary: 'Accept-Encoding' },
    plainFile: (type: string): ExpectedHeaders => ({
      ...document(''),
      ...fileHeaders,
      'Content-Type': type,
      'Content-Security-Policy': null,
    }),
    redirect: (to: string, caching = moved): Expected => ({
      status: 301,
      headers: {
        ...securityHeaders,
        Location: to,
        'Cache-Control': caching,
        [generationHeader]: generation,
      },
    }),
  };
}
