import { getIco } from './getIco';

describe('getIco', () => {
  it('lists each picture with its size, length and offset', () => {
    const file = getIco([
      { side: 16, png: Buffer.from('first') },
      { side: 32, png: Buffer.from('second one') },
    ]);
    expect(file.readUInt16LE(4)).toBe(2);
    expect([file[6], file[22]]).toEqual([16, 32]);
    const [length, offset] = [file.readUInt32LE(22 + 8), file.readUInt32LE(22 + 12)];
    expect(file.subarray(offset, offset + length).toString()).toBe('second one');
  });
});
