import { nameFromFile } from './nameFromFile';

export interface ClientLogo {
  readonly name: string;
  readonly src: string;
}

// Every file of the folder is a logo: a new client is one file and no line of code.
const files = import.meta.webpackContext('../assets/client-logos', { regExp: /\.svg$/ });

export const clientLogos: readonly ClientLogo[] = files
  .keys()
  .map((key) => ({ name: nameFromFile(key), src: files(key) as string }));
