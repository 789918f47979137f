import { sentences } from './sentences';

describe('sentences', () => {
  it('stand in a row', () => {
    expect(sentences('One.', 'Two.')).toBe('One. Two.');
  });

  it('leave out what the owner has not filled in', () => {
    expect(sentences('One.', '', 'Two.', '')).toBe('One. Two.');
    expect(sentences('', '')).toBe('');
  });
});
