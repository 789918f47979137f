import { fireEvent, screen } from '@testing-library/react';
import { renderWithKit } from '../../testing';
import { Portrait } from './Portrait';

describe('Portrait', () => {
  it('shows the placeholder when its picture fails to load', () => {
    renderWithKit(<Portrait src="/nobody.avif" alt="Nobody" width={60} height={60} />);
    const image = screen.getByRole('img', { name: 'Nobody' });
    expect(image).toHaveAttribute('src', '/nobody.avif');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', 'file-stub');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', 'file-stub');
  });

  it('shows the placeholder when the picture failed before hydration', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    renderWithKit(<Portrait src="/nobody.avif" alt="Nobody" width={60} height={60} />);
    expect(screen.getByRole('img', { name: 'Nobody' })).toHaveAttribute('src', 'file-stub');
    complete.mockRestore();
  });
});
