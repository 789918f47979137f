import { sentences } from './sentences';

describe('sentences', () => {
  it('joins sentences with a space', () => {
    expect(sentences('One.', 'Two.')).toBe('One. Two.');
  });

  it('omits empty sentences', () => {
    expect(sentences('One.', '', 'Two.', '')).toBe('One. Two.');
    expect(sentences('', '')).toBe('');
  });
});
