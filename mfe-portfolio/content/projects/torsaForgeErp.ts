import type { Project } from '../Project';
import thumbnail480 from '../../assets/projects/torsa-forge-erp-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/torsa-forge-erp-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/torsa-forge-erp-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/torsa-forge-erp-thumbnail-960.webp';
import mockup480 from '../../assets/projects/torsa-forge-erp-mockup-480.avif';
import mockup672 from '../../assets/projects/torsa-forge-erp-mockup-672.avif';
import mockup960 from '../../assets/projects/torsa-forge-erp-mockup-960.avif';
import mockupWebp from '../../assets/projects/torsa-forge-erp-mockup-960.webp';

export const torsaForgeErp: Project = {
  slug: 'torsa-forge-erp',
  title: 'Torsa Forge ERP',
  summary: 'A foundry plans two furnaces a week ahead and orders steel in time.',
  thumbnail: {
    alt: 'ERP of a foundry: the week’s plan of two furnaces, and low steel',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['ERP', 'Production planning', 'Purchasing'],
  industry: 'Industrial Engineering',
  technologies: ['Laravel', 'PHP', 'MySQL', 'RabbitMQ'],
  link: 'https://torsa-forge.example.com',
};
