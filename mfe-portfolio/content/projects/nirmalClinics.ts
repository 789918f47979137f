import { type Project, caseStudy } from '../Project';
import thumbnail480 from '../../assets/projects/nirmal-clinics-thumbnail-480.avif';
import thumbnail672 from '../../assets/projects/nirmal-clinics-thumbnail-672.avif';
import thumbnail960 from '../../assets/projects/nirmal-clinics-thumbnail-960.avif';
import thumbnailWebp from '../../assets/projects/nirmal-clinics-thumbnail-960.webp';
import mockup480 from '../../assets/projects/nirmal-clinics-mockup-480.avif';
import mockup672 from '../../assets/projects/nirmal-clinics-mockup-672.avif';
import mockup960 from '../../assets/projects/nirmal-clinics-mockup-960.avif';
import mockupWebp from '../../assets/projects/nirmal-clinics-mockup-960.webp';

export const nirmalClinics: Project = {
  slug: 'nirmal-clinics',
  title: 'Nirmal Clinics',
  summary: 'Nine outpatient clinics share a patient record, and 62% fewer appointments are missed.',
  thumbnail: {
    alt: 'A clinic’s booking page: a month, and a day’s open slots',
    small: thumbnail480,
    medium: thumbnail672,
    large: thumbnail960,
    fallback: thumbnailWebp,
  },
  mockup: { small: mockup480, medium: mockup672, large: mockup960, fallback: mockupWebp },
  tags: ['Booking', 'Patient records', 'Reminders'],
  industry: 'Healthcare',
  technologies: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
  link: 'https://nirmal-clinics.example.com',
  more: caseStudy('nirmal-clinics'),
};
