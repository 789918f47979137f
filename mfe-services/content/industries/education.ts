import BookOpenCheck from 'lucide-react/icons/book-open-check';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import MessagesSquare from 'lucide-react/icons/messages-square';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import School from 'lucide-react/icons/school';
import Sprout from 'lucide-react/icons/sprout';
import WifiOff from 'lucide-react/icons/wifi-off';
import { services } from 'shared-content/content';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const education: IndustryContent = {
  industry: industryNamed('education'),
  hero: {
    title: 'Learning platforms that hold up in exam week',
    lead: 'Course delivery, online exams and student records for schools, universities and training providers, on the phones that students really own.',
  },
  intro: {
    title: 'A semester is a load test with a date on it',
    paragraphs: [
      'Nothing happens for eleven weeks, and then four thousand students press Submit in the same ten minutes. Most platforms are bought for the quiet weeks. The registrar meanwhile keeps the true class list in a spreadsheet, because the platform and the records office disagree about who is enrolled.',
      'We build for the ten minutes. Enrollment has a single source, answers are saved as they are typed, and a lesson that was opened on campus still opens on the bus home. Teachers get a gradebook that works like the one they already keep.',
    ],
  },
  services: [services.customWeb, services.mobile, services.uxUi, services.cloud],
  solutions: {
    title: 'One timetable, one class list, one gradebook',
    lead: 'Take the part that hurts this semester; the others join through the same student number.',
    items: [
      {
        icon: MonitorPlay,
        title: 'Learning Management System',
        text: 'Courses, recordings, assignments and discussion in one place, with a weekly plan on top that tells a student what is due and a teacher who has gone quiet.',
        deliverables: [
          'Recordings at three bit rates, down to 240p',
          'Plagiarism check at submission',
          'Gradebook with weighting and curves',
        ],
      },
      {
        icon: ClipboardPen,
        title: 'Online Examination',
        text: 'Question banks, timed papers and blind marking, saved every five seconds.',
        deliverables: ['Randomized papers by topic', 'Resume after a power cut'],
      },
      {
        icon: School,
        title: 'Student Information System',
        text: 'Admission, fees, attendance and transcripts from the first application to the degree.',
        deliverables: ['Fee plans with mobile wallets', 'Transcripts with a QR check'],
      },
      {
        icon: WifiOff,
        title: 'Offline Learning Apps',
        text: 'Lessons and quizzes download over campus Wi-Fi and work without a signal. Progress returns when the phone is next online, without overwriting what a classmate did on the same device.',
        deliverables: [
          'Android from version 8, in under 30 MB',
          'Several learners on one phone',
          'Parents see attendance and marks',
        ],
      },
    ],
  },
  challenges: {
    title: 'Where education software usually fails',
    lead: 'We ask to see last year’s exam week before we quote for this one.',
    items: [
      {
        title: 'Everyone arrives at nine o’clock',
        text: 'Traffic rises a hundredfold when a paper opens and falls again by noon.',
        answer:
          'Papers are delivered to devices encrypted beforehand; opening one costs the server a key, not a page. We rehearse with simulated students at three times your enrollment.',
      },
      {
        title: 'Shared phones, thin data plans',
        text: 'In many families one handset and one gigabyte serve three children.',
        answer:
          'Pages weigh little, media waits for Wi-Fi, and switching between siblings takes a PIN instead of a second account.',
      },
      {
        title: 'Teachers who were burned before',
        text: 'The last system doubled their evening work and was gone in a year.',
        answer:
          'Six volunteers teach with it for a month first. What they do not use is cut; what they ask for twice is built.',
      },
      {
        title: 'Marks that must stand up to appeal',
        text: 'A changed grade without a reason ends in front of the academic council.',
        answer:
          'Each mark keeps its marker, its time and its earlier values, and a second examiner signs every revision.',
      },
    ],
  },
  benefits: {
    title: 'What a semester feels like afterward',
    items: [
      {
        icon: BookOpenCheck,
        title: 'Results in days',
        text: 'Marking starts while the last papers are still open, and tabulation runs by itself.',
      },
      {
        icon: Sprout,
        title: 'Dropouts seen early',
        text: 'Two missed weeks put a student on the adviser’s list in week three, not in week twelve.',
      },
      {
        icon: CalendarRange,
        title: 'Clash-free timetables',
        text: 'Rooms, teachers and elective groups are checked against each other before publication.',
      },
      {
        icon: MessagesSquare,
        title: 'Parents kept informed',
        text: 'Attendance and fee notices reach the guardian the same day, by app or plain SMS.',
      },
    ],
  },
  success: {
    title: '14,000 finals without a single lost answer',
    client: 'Private university, four campuses',
    story:
      'Two earlier exam weeks had collapsed at the opening bell. We moved papers to pre-delivered encrypted bundles, put the class lists under the registrar’s control and ran three rehearsals with the students themselves. The term closed with every script accounted for.',
    measures: [
      { label: 'Scripts lost or resubmitted', before: '640', after: '0', share: 0 },
      { label: 'Last paper to published result', before: '31 days', after: '9 days', share: 0.29 },
      { label: 'Help-desk calls on exam days', before: '1,150', after: '140', share: 0.12 },
    ],
  },
  closing: {
    title: 'Your next intake is already on the calendar',
    text: 'Tell us the date it opens and what broke last time. We will say honestly what can be ready by then and what should wait a term.',
  },
};
