import { nameFromFile } from './nameFromFile';

export interface ClientLogo {
  readonly name: string;
  readonly src: string;
}

// Every file of the folder is a logo: a new client is one file and no line of code.
const files = import.meta.webpackContext('../assets/client-logos', { regExp: /\.svg$/ });

// Those whom the site tells of elsewhere (case studies, quotes) stand first; the others follow by name.
const first = [
  'Nirmal Clinics',
  'Noksha Loom',
  'Lekha Learning',
  'Morich & Mint',
  'Bengal Freight',
  'Delta Textiles',
  'Northlight Clinics',
  'Haat Bazaar',
  'Meridian Schools',
  'Harbor Analytics',
];
const place = ({ name }: ClientLogo) => (first.indexOf(name) + first.length + 1) % (first.length + 1);

export const clientLogos: readonly ClientLogo[] = files
  .keys()
  .map((key) => ({ name: nameFromFile(key), src: files(key) as string }))
  .sort((one, other) => place(one) - place(other));
