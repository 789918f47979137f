import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from 'shared-content/artifact/durable';
import { type Manifest, firstFault, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import {
  documentEndings,
  fileHeaders,
  generationHeader,
  readableElsewhere,
  revalidate,
  securityHeaders,
  strictPolicy,
} from '../http/securityHeaders';
import { getContentType } from '../http/getContentType';
import {
  isAnswerDocument,
  isForVisitors,
  notFoundRoute,
  readPolicies,
  readRedirects,
  routeOfDocument,
} from '../store/generationFiles';
import { type Coding, codingEndings } from '../http/negotiateEncoding';
import type { Answer } from './sendAnswer';

const codings = Object.keys(codingEndings) as Coding[];
const spellings = ['/', ...documentEndings];

interface ListedFile {
  readonly name: string;
  /** Codings that are on the disk. */
  readonly codings: ReadonlySet<Coding>;
}

interface Redirect {
  readonly to: string;
  /** The page has another address now. A rollback may bring the old one back, so no cache keeps that redirect. */
  readonly isMoved: boolean;
}

/** What a generation's folder says of its files. */
interface Described {
  readonly id: string;
  readonly folder: string;
  readonly recorded: Manifest['files'];
  readonly policies: Readonly<Record<string, string>>;
  readonly redirects: Readonly<Record<string, string>>;
}

/** One generation. Each request is answered from one whole composition. */
export class Generation {
  /** By URL path: `/services` → services.html. */
  private readonly files: ReadonlyMap<string, ListedFile>;

  private constructor(
    private readonly described: Described,
    names: readonly string[],
  ) {
    const present = new Set(names);
    this.files = new Map(
      names.filter(isForVisitors).map((name) => {
        const there = codings.filter((coding) => present.has(name + codingEndings[coding]));
        const file: ListedFile = { name, codings: new Set(there) };
        // A file of public/ answers at its exact name alone, even HTML, such as a file that proves who owns the domain.
        return [this.isDocument(name) ? routeOfDocument(name) : `/${name}`, file] as const;
      }),
    );
  }

  /**
   * Lists a generation's folder.
   *
   * @throws Error when not every file is there yet
   */
  static async read(folder: string, id: string): Promise<Generation> {
    const recorded = (await readManifest(folder))?.files;
    if (!recorded) throw new Error(`${manifestFile} is missing`);
    const fault = await firstFault(recorded, (file) => path.join(folder, file));
    if (fault !== undefined) throw new Error(fault);
    const [policies, redirects] = [await readPolicies(folder), await readRedirects(folder)];
    return new Generation({ id, folder, recorded, policies, redirects }, await filesBelow(folder));
  }

  get id(): string {
    return this.described.id;
  }

  /** The answer at a path; undefined where there is none. The system keeps files that are often read in memory. */
  async answer(url: string, coding: Coding): Promise<Answer | undefined> {
    const file = this.files.get(url);
    return file && !isAnswerDocument(file.name) ? this.read(file, coding) : undefined;
  }

  async notFound(coding: Coding): Promise<Answer> {
    return this.read(this.files.get(notFoundRoute)!, coding);
  }

  /**
   * Where an address leads that is no page itself: to the page that replaced it, or to its proper spelling (`/services/`,
   * `/services.html`, `/services/index.html`). An address that needs both gets one redirect.
   */
  getRedirect(url: string): Redirect | undefined {
    if (url === '/index.html') return { to: '/', isMoved: false };
    const { redirects } = this.described;
    for (const ending of ['', ...spellings]) {
      if (!url.endsWith(ending)) continue;
      const route = url.slice(0, url.length - ending.length);
      const to = Object.hasOwn(redirects, route) ? redirects[route] : undefined;
      if (to !== undefined) return { to, isMoved: true };
      const name = ending === '' || route === '/' ? undefined : this.files.get(route)?.name;
      if (name !== undefined && this.isDocument(name) && !isAnswerDocument(name))
        return { to: route, isMoved: false };
    }
    return undefined;
  }

  /** Compose writes a policy for each document, and only for documents. */
  private isDocument(name: string): boolean {
    return Object.hasOwn(this.described.policies, name);
  }

  private async read({ name, codings: there }: ListedFile, accepted: Coding): Promise<Answer> {
    const coding = there.has(accepted) ? accepted : 'identity';
    const isFile = /\.(?!html$)[a-z0-9]+$/.test(name);
    const policy = isFile ? undefined : (this.described.policies[name] ?? strictPolicy);
    const headers: Record<string, string> = {
      ...(isFile ? fileHeaders : securityHeaders),
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      'Cache-Control': revalidate,
      ...(readableElsewhere.test(name) && { 'Access-Control-Allow-Origin': '*' }),
      ...(there.size > 1 && { Vary: 'Accept-Encoding' }),
      ETag: this.createEtag(name, policy),
      [generationHeader]: this.id,
      'Content-Type': getContentType(name),
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    };
    return { body: await readFile(path.join(this.described.folder, name + codingEndings[coding])), headers };
  }

  /**
   * ETag of a file's bytes and policy, so that an unchanged page is not sent again after a release. It is weak,
   * because all codings of a resource share it.
   */
  private createEtag(name: string, policy = ''): string {
    const integrity = this.described.recorded[name]?.integrity ?? this.id;
    const tag = createHash('sha256').update(`${integrity} ${policy}`).digest('base64url').slice(0, 16);
    return `W/"${tag}"`;
  }
}
