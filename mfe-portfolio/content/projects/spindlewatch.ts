import { type Project, toTestimonials } from '../Project';
import thumbnail480 from '../../assets/projects/spindlewatch-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/spindlewatch-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/spindlewatch-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/spindlewatch-thumbnail-960.webp';
import mockup480 from '../../assets/projects/spindlewatch-mockup-480.avif';
import mockup672 from '../../assets/projects/spindlewatch-mockup-672.avif';
import mockup960 from '../../assets/projects/spindlewatch-mockup-960.avif';
import mockupWebp from '../../assets/projects/spindlewatch-mockup-960.webp';

export const spindlewatch: Project = {
  slug: 'spindlewatch',
  title: 'Spindlewatch',
  summary:
    'Delta Textiles sees when a machine stops. Each shift’s output reaches accounting, so month-end takes a day.',
  thumbnail: {
    alt: 'Machines of a spinning mill by state, and a downtime alert',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Machine monitoring', 'Downtime alerts', 'Reports'],
  industry: 'Industrial Engineering',
  technologies: ['Node.js', 'Express.js', 'MongoDB', 'RabbitMQ', 'AWS IoT'],
  link: 'https://spindlewatch.example.com',
  more: { ...toTestimonials, label: 'Read the client on month-end' },
};
