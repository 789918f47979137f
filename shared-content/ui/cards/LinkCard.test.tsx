import { screen } from '@testing-library/react';
import { renderWithKit } from '../../testing';
import { LinkCard } from './LinkCard';

describe('LinkCard', () => {
  it('is one link whose name is its title', () => {
    renderWithKit(
      <LinkCard
        title="Cloud Migration"
        text="A planned move."
        to="/services/cloud-migration"
        media={<span>Wave 4, Saturday night</span>}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cloud Migration' })).toHaveAttribute(
      'href',
      '/services/cloud-migration',
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Cloud Migration');
  });
});
