import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import type { TeamMember } from '../../content/team';
import { MemberDialog } from './MemberDialog';
import { stubDialog } from '../../testing/stubDialog';

const bare: TeamMember = { slug: 'a', name: 'A. Person', title: 'Engineer', image: '/a.avif' };
const full: TeamMember = {
  ...bare,
  education: 'School',
  application: 'Clinics',
  experience: 'Nine years',
  bio: 'Builds things.',
  skills: ['Knots', 'Maps'],
  socials: {
    google_scholar: 'https://scholar.example.com/a',
    orcid: 'https://orcid.example.com/a',
    researchgate: 'https://researchgate.example.com/a',
    website: 'https://a.example.com',
    email: 'a@example.com',
    twitter: 'https://twitter.example.com/a',
    linkedin: 'https://linkedin.example.com/a',
  },
};

function open(member: TeamMember, onClose = () => undefined) {
  stubDialog();
  const { container } = renderWithKit(<MemberDialog member={member} onClose={onClose} />);
  const dialog = container.querySelector('dialog')!;
  dialog.showModal();
  return dialog;
}

describe('MemberDialog', () => {
  it('shows all data of the member', () => {
    const dialog = open(full);
    expect(screen.getByRole('dialog', { name: 'A. Person' })).toBe(dialog);
    for (const words of ['Engineer', 'School', 'Clinics', 'Nine years', 'Builds things.'])
      expect(within(dialog).getByText(words)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(2);
    const links = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('link');
    expect(links.map((link) => link.textContent?.split(',')[0])).toEqual([
      'LinkedIn',
      'Twitter',
      'Email',
      'Website',
      'ResearchGate',
      'ORCID',
      'Google Scholar',
    ]);
    expect(links[2]).toHaveAttribute('href', 'mailto:a@example.com');
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('omits missing data with its labels', () => {
    const dialog = open(bare);
    for (const label of ['Education', 'Applications', 'Experience'])
      expect(within(dialog).queryByText(label)).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the placeholder when the photo does not load', () => {
    const photo = open(bare).querySelector('img')!;
    expect(photo).toHaveAttribute('src', '/a.avif');
    fireEvent.error(photo);
    expect(photo).toHaveAttribute('src', 'file-stub');
  });

  it('closes on a press beside the panel, not inside it', () => {
    const onClose = jest.fn();
    const dialog = open(bare, onClose);
    fireEvent.click(within(dialog).getByText('Engineer'));
    expect(dialog.open).toBe(true);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has a close button that closes without JavaScript', () => {
    const button = within(open(bare)).getByRole('button', { name: 'Close profile' });
    expect(button.closest('form')).toHaveAttribute('method', 'dialog');
  });
});
