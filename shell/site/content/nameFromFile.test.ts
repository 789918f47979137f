import { nameFromFile } from './nameFromFile';

describe('nameFromFile', () => {
  it.each([
    ['./bengal-freight.svg', 'Bengal Freight'],
    ['morich-and-mint.svg', 'Morich & Mint'],
    ['../assets/client-logos/oru.svg', 'Oru'],
    ['studio-9-dhaka.svg', 'Studio 9 Dhaka'],
  ])('turns %s into %s', (file, name) => {
    expect(nameFromFile(file)).toBe(name);
  });
});
