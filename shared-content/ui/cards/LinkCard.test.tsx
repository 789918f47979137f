import { screen } from '@testing-library/react';
import { renderWithKit } from '../../testing';
import { CoverLink } from './Card';
import { LinkCard } from './LinkCard';

it('a card’s link to another site opens a new tab and says so', () => {
  renderWithKit(<CoverLink to="https://shop.example.com">Noksha Loom</CoverLink>);
  const link = screen.getByRole('link', { name: 'Noksha Loom (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

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
