import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/spokefield-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/spokefield-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/spokefield-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/spokefield-thumbnail-960.webp';
import mockup480 from '../../assets/projects/spokefield-mockup-480.avif';
import mockup672 from '../../assets/projects/spokefield-mockup-672.avif';
import mockup960 from '../../assets/projects/spokefield-mockup-960.avif';
import mockupWebp from '../../assets/projects/spokefield-mockup-960.webp';

export const spokefield: Project = {
  slug: 'spokefield',
  title: 'Spokefield',
  summary: 'Riders build a touring bicycle part by part and watch the price change.',
  thumbnail: {
    alt: 'Bicycle configurator: frame colors and the price',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Product configurator', 'Storefront', 'Spare parts'],
  industry: 'E-commerce',
  technologies: ['WordPress', 'WooCommerce', 'PHP', 'MySQL'],
  link: 'https://spokefield.example.com',
};
