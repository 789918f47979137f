import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/hearthmap-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/hearthmap-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/hearthmap-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/hearthmap-thumbnail-960.webp';
import mockup480 from '../../assets/projects/hearthmap-mockup-480.avif';
import mockup672 from '../../assets/projects/hearthmap-mockup-672.avif';
import mockup960 from '../../assets/projects/hearthmap-mockup-960.avif';
import mockupWebp from '../../assets/projects/hearthmap-mockup-960.webp';

export const hearthmap: Project = {
  slug: 'hearthmap',
  title: 'Hearthmap',
  summary: 'Buyers search for homes on a map and compare commutes, and agents see who comes back.',
  thumbnail: {
    alt: 'Property search: price pins on a map, and a home’s floor plan',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Map search', 'Listings', 'Lead tracking'],
  industry: 'Real Estate',
  technologies: ['Next.js', 'GraphQL', 'PostgreSQL', 'AWS'],
  link: 'https://hearthmap.example.com',
};
