import { type Project, toTestimonials } from '../Project';
import thumbnail480 from '../../assets/projects/wardlight-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/wardlight-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/wardlight-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/wardlight-thumbnail-960.webp';
import mockup480 from '../../assets/projects/wardlight-mockup-480.avif';
import mockup672 from '../../assets/projects/wardlight-mockup-672.avif';
import mockup960 from '../../assets/projects/wardlight-mockup-960.avif';
import mockupWebp from '../../assets/projects/wardlight-mockup-960.webp';

export const wardlight: Project = {
  slug: 'wardlight',
  title: 'Wardlight',
  summary:
    'The night shift at Northlight Clinics sees all beds on one screen; alarms come from its certified monitors.',
  thumbnail: {
    alt: 'Ward dashboard: beds colored by state, and one heart rate',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Hospital dashboard', 'Live data', 'Alerts'],
  industry: 'Healthcare',
  technologies: ['Node.js', 'GraphQL', 'RabbitMQ', 'PostgreSQL'],
  link: 'https://wardlight.example.com',
  more: toTestimonials,
};
