import { services } from 'shared-content/content';
import type { CaseStudy } from '../CaseStudy';
import picture720 from '../../assets/case-studies/nirmal-clinics-720.avif';
import picture1440 from '../../assets/case-studies/nirmal-clinics-1440.avif';
import pictureWebp from '../../assets/case-studies/nirmal-clinics-1440.webp';
import detail from '../../assets/case-studies/nirmal-clinics-detail-480.avif';
import tall640 from '../../assets/case-studies/nirmal-clinics-tall-640.avif';
import tall960 from '../../assets/case-studies/nirmal-clinics-tall-960.avif';

export const nirmalClinics: CaseStudy = {
  id: 'nirmal-clinics',
  title: 'One patient record across nine clinics',
  category: 'Healthcare',
  client: 'Nirmal Clinics',
  launched: 'November 2024',
  duration: '8 months',
  teamSize: '6 developers',
  cost: 'Over $100,000',
  image: {
    alt: 'The clinics’ reception queue on a laptop and a patient’s booking of a fifteen-minute slot on a phone',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
    tall: { small: tall640, large: tall960 },
    detail,
  },
  description:
    'A family-run group of nine outpatient clinics in Bangladesh had outgrown its paper registers.',
  challenge: [
    'The booking line was busy from eight to ten, and one appointment in five was missed.',
    'Each clinic kept its own register, so what a doctor prescribed in one branch was unknown in the next.',
  ],
  solution: [
    'With nine front desks to visit, discovery took three weeks instead of two. Patients now book a fifteen-minute slot online, reception works from a live queue, and consultations go to a record that follows the patient from branch to branch.',
    'The clinics moved over one at a time, and we kept the old registers next to the screen for two weeks. No branch had to close, even for a day.',
  ],
  results: [
    { number: '62%', label: 'fewer missed appointments' },
    { number: '4 min', label: 'median wait at the desk (19 before)' },
    { number: '9 of 9', label: 'clinics on one record' },
    { number: '99.9%', label: 'uptime since launch' },
  ],
  technologies: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
  features: [
    'Booking in fifteen-minute slots',
    'Live queue for reception',
    'Record with an access log',
    'Prescriptions across branches',
    'Reminders in Bangla and English',
    'Roles for doctors, nurses and desks',
  ],
  services: [services.customWeb],
  color: 'jade',
};
