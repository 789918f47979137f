import BedDouble from 'lucide-react/icons/bed-double';
import FileHeart from 'lucide-react/icons/file-heart';
import TestTubes from 'lucide-react/icons/test-tubes';
import Video from 'lucide-react/icons/video';
import { services } from 'shared-content/content';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const healthcare: IndustryContent = {
  industry: industryNamed('healthcare'),
  hero: {
    title: 'Healthcare software that keeps pace with the ward',
    lead: 'We build records, scheduling, laboratory and billing systems for hospitals, clinics and diagnostic centers. A nurse finds the answer in two taps; an auditor finds it in the log.',
  },
  intro: {
    title: 'Three programs and a paper file',
    paragraphs: [
      'Registration has one program, the lab another, the pharmacy a third, and the doctor’s notes travel between them on paper. The allergy mentioned at reception never reaches the person who writes the prescription.',
      'We join those systems around one patient record. The first module goes where delay costs most, usually admission or lab results. We won’t switch off the old screen until the staff have worked a full week without it.',
    ],
  },
  services: [services.enterprise, services.mobile, services.security, services.analytics],
  solutions: {
    title: 'From the emergency desk to the final bill',
    lead: 'Each works alone, and together they share one patient number.',
    items: [
      {
        icon: BedDouble,
        title: 'Hospital Management',
        text: 'Admission, beds, operating rooms, nursing notes and discharge follow the patient, so the ward knows who’s coming.',
        deliverables: [
          'Live bed board for each ward and shift',
          'Operating schedule with surgeon, set and anesthesia',
          'Discharge summary drafted from the chart',
        ],
      },
      {
        icon: FileHeart,
        title: 'Electronic Health Records',
        text: 'Doctors see history, allergies and medication on one screen that opens even on weak ward Wi-Fi.',
        deliverables: [
          'HL7 v2 and FHIR R4 interfaces',
          'Note templates for each specialty',
          'Warnings when a prescription meets an allergy',
        ],
      },
      {
        icon: Video,
        title: 'Telemedicine & Patient Portal',
        text: 'Video visits, e-prescriptions and test results on the patient’s phone, in Bangla and English. A weak signal turns the video into a call.',
        deliverables: [
          'Booking with SMS reminders',
          'Results released by the doctor',
          'Family accounts for children and aging parents',
        ],
      },
      {
        icon: TestTubes,
        title: 'Laboratory & Pharmacy',
        text: 'Samples carry a barcode, analyzers file their own results, and critical values page the doctor on duty. The pharmacy sees what’s about to run out or expire.',
        deliverables: [
          'Two-way analyzer links over ASTM and HL7',
          'Critical-value alerts with read receipt',
          'Stock by batch and expiry date',
        ],
      },
    ],
  },
  challenges: {
    title: 'What hospitals tell us in the first hour',
    lead: 'Each of these has stopped a hospital project somewhere. We plan for it in week one.',
    items: [
      {
        title: 'One patient, three files',
        text: 'Names are spelled differently at every counter, and each spelling opens a new chart.',
        answer:
          'A master patient index compares name, birth date and phone number before anyone creates a duplicate.',
      },
      {
        title: 'Privacy that has to be proven',
        text: 'HIPAA clients and local regulators ask who opened a record, and when.',
        answer:
          'Access follows role and ward, data is encrypted at rest and in transit, and no one can edit the audit trail.',
      },
      {
        title: 'Machines with old protocols',
        text: 'The analyzer is ten years old and exports to a serial port.',
        answer: 'We read the manual and write the driver. Imaging machines connect through DICOM.',
      },
      {
        title: 'No one has time for training',
        text: 'A ward can’t send twelve nurses to a two-day course.',
        answer:
          'We’ll follow two shifts before designing anything, then teach each role on the ward in forty-minute sessions.',
      },
    ],
  },
  benefits: {
    title: 'What changes on the floor',
    items: [
      {
        title: 'Shorter queues',
        text: 'The desk sees a wait building by clinic and moves patients before the corridor fills.',
      },
      {
        title: 'Fewer repeat tests',
        text: 'Yesterday’s blood count is in the chart, and today’s doctor doesn’t order it again.',
      },
      {
        title: 'Safer prescriptions',
        text: 'Allergies and interactions are checked before an order leaves the screen.',
      },
      {
        title: 'Clearer bills',
        text: 'Charges come from recorded procedures, so the family reads a bill they recognize.',
      },
    ],
  },
  success: {
    title: 'Lab results before the evening round',
    client: '250-bed general hospital, Dhaka',
    story:
      'Results were typed from printouts twice a day and carried upstairs. We connected eleven analyzers, released the lab module first and the electronic chart four months later. Doctors now read results on the ward.',
    measures: [
      { label: 'Sample to result on the ward', before: '4 h 10 min', after: '55 min', share: 0.22 },
      { label: 'Registration of a new patient', before: '11 min', after: '4 min', share: 0.36 },
      { label: 'Tests ordered twice in a month', before: '310', after: '92', share: 0.3 },
    ],
  },
  closing: {
    title: 'Show us your busiest corridor',
    text: 'Half an hour, a floor plan and a list of your systems are enough to see where software would save the most waiting.',
  },
};
