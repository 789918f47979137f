import BedDouble from 'lucide-react/icons/bed-double';
import FileHeart from 'lucide-react/icons/file-heart';
import TestTubes from 'lucide-react/icons/test-tubes';
import Video from 'lucide-react/icons/video';
import { services } from 'shared-content/content';
import plate from '../../assets/scenes/healthcare-plate.avif';
import shots from '../../assets/scenes/healthcare-shots.avif';
import tall from '../../assets/scenes/healthcare-tall.avif';
import wide2x from '../../assets/scenes/healthcare-wide-2x.avif';
import wide from '../../assets/scenes/healthcare-wide.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionPairs } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { IndustryPage } from '../../pages/industries/IndustryPage';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const healthcare: IndustryContent = {
  industry: industryNamed('healthcare'),
  View: IndustryPage,
  Bands: [IndustryIntro, Challenges, SuccessHighlight, SolutionPairs, Benefits],
  hero: {
    title: 'Healthcare software that keeps pace with the ward',
    lead: 'Records, scheduling, laboratory and billing systems for hospitals, clinics and diagnostic centers.',
    scene: { wide, wide2x, tall, tallHeight: 474 },
  },
  intro: {
    title: 'Three programs and a paper file',
    paragraphs: [
      'Registration has one program, the lab another, the pharmacy a third. The allergy mentioned at reception doesn’t reach the prescription.',
      'We join those systems around a shared patient record. The first module goes where delay costs most, usually admission or lab results. The old screen stays on until the staff has worked a full week without it.',
    ],
  },
  services: [services.enterprise, services.mobile, services.security, services.analytics],
  solutions: {
    shots,
    title: 'Healthcare software: HIS, EHR, telemedicine, lab',
    lead: 'They work alone or together, on the same patient number. Decisions stay with your clinicians, and alarms with certified monitors.',
    items: [
      {
        icon: BedDouble,
        title: 'Hospital Management',
        text: 'Admission, beds, operating rooms, nursing notes and discharge.',
        deliverables: [
          'Live bed board by ward and shift',
          'Operating schedule with surgeon, instruments and anesthesia',
        ],
      },
      {
        icon: FileHeart,
        title: 'Electronic Health Records',
        text: 'Doctors see history, allergies and medication, even on weak Wi-Fi.',
        deliverables: ['HL7 v2 and FHIR R4 interfaces', 'Note templates by specialty'],
      },
      {
        icon: Video,
        title: 'Telemedicine & Patient Portal',
        text: 'Video visits, e-prescriptions and test results on the patient’s phone, in Bangla and English.',
        deliverables: ['Booking with SMS reminders', 'Results released by the doctor'],
      },
      {
        icon: TestTubes,
        title: 'Laboratory & Pharmacy',
        text: 'Samples carry a barcode, analyzers file results, and results beyond the lab’s own limits page the doctor on duty.',
        deliverables: ['Two-way analyzer links (ASTM, HL7)', 'Critical-value alerts with read receipt'],
      },
    ],
  },
  challenges: {
    picture: plate,
    title: 'What stops hospital software projects',
    lead: 'We plan for these in week one.',
    items: [
      {
        title: 'One patient, three files',
        text: 'Names are spelled differently, and a new spelling opens a new chart.',
        answer:
          'A master patient index compares name, birth date and phone number, and offers the chart that exists.',
      },
      {
        title: 'Privacy that has to be proven',
        text: 'Regulators ask who opened a record, and when.',
        answer:
          'Access follows role and ward, data is encrypted in transit and at rest, and the audit trail is append-only. Where HIPAA applies to you, we sign a business associate agreement before we see patient data.',
      },
      {
        title: 'Machines with old protocols',
        text: 'The analyzer is ten years old and exports to a serial port.',
        answer: 'We read the manual and write the driver; imaging machines connect through DICOM.',
      },
      {
        title: 'No time for training',
        text: 'A ward can’t send its nurses to a two-day course.',
        answer:
          'We follow two shifts before designing anything, then teach on the ward in sessions of 40 minutes.',
      },
    ],
  },
  benefits: {
    title: 'What changes on the floor',
    items: [
      {
        title: 'Shorter queues',
        text: 'The desk sees a wait building before the corridor fills.',
      },
      {
        title: 'Fewer repeat tests',
        text: 'Yesterday’s blood count is in the chart.',
      },
      {
        title: 'Allergies in view',
        text: 'Doctors see recorded allergies and current medication as they prescribe.',
      },
      {
        title: 'Clearer bills',
        text: 'Charges come from recorded procedures, so the family reads a bill they recognize.',
      },
    ],
  },
  success: {
    title: 'Lab results before evening rounds',
    client: '250-bed general hospital, Dhaka',
    story:
      'Results used to be typed from printouts twice a day and carried upstairs. Doctors now read them on the ward. We connected eleven analyzers, released the lab module first and the electronic chart four months later.',
    measures: [
      { label: 'Sample to result on the ward', before: '4 h 10 min', after: '55 min', share: 0.22 },
      { label: 'Registration of a new patient', before: '11 min', after: '4 min', share: 0.36 },
      { label: 'Tests ordered twice in a month', before: '310', after: '92', share: 0.3 },
    ],
  },
  closing: {
    title: 'Where do your patients wait longest?',
    text: 'Bring a floor plan and a list of your systems, and we’ll look for the longest wait.',
  },
};
