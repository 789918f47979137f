import CalendarCheck from 'lucide-react/icons/calendar-check';
import MapPin from 'lucide-react/icons/map-pin';
import { inks } from '../kit/skins';
import { at, laptop, phone, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage, sitePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person } from '../kit/person';

export const mark = `<svg width="22" height="22" viewBox="0 0 22 22"><path d="M11 2c5 5 7 8 7 11a7 7 0 0 1-14 0c0-3 2-6 7-11z" fill="var(--accent)"/><path d="M11 9v8M7 13h8" stroke="var(--on)" stroke-width="2"/></svg>`;

const doctor = (seed: number, name: string, field: string, next: string, lit = false) =>
  `<div class="card r g12" style="padding:12px;${lit ? 'border-color:var(--accent);background:var(--raised)' : ''}">${person(seed, 44)}<div class="c f1"><b class="s14">${name}</b><span class="mu s12">${field}</span></div><span class="s12 ${lit ? 'ac b' : 'mu'}">${next}</span></div>`;

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const dayStrip = (height: number) =>
  `<div class="grid g6" style="grid-template-columns:repeat(6,1fr)">${week
    .map(
      (day, i) =>
        `<div class="c mid" style="height:${height}px;border-radius:9px;border:1px solid ${i === 2 ? 'var(--accent)' : 'var(--line)'};${i === 2 ? 'background:var(--accent);color:var(--on)' : i === 4 ? 'opacity:.4' : ''}"><span class="s11">${day}</span><b class="s16 num">${16 + i}</b></div>`,
    )
    .join('')}</div>`;

const times = [
  '9:00',
  '9:15',
  '9:45',
  '10:00',
  '10:30',
  '11:15',
  '14:00',
  '14:15',
  '15:30',
  '16:00',
  '16:15',
  '16:45',
];
const slots = (columns: number, count: number, height: number) =>
  `<div class="grid g8" style="grid-template-columns:repeat(${columns},1fr)">${times
    .slice(0, count)
    .map(
      (time, i) =>
        `<div class="c mid num m" style="height:${height}px;border-radius:9px;font-size:13px;border:1px solid ${i === 4 ? 'var(--accent)' : 'var(--line)'};background:${i === 4 ? 'var(--accent)' : 'var(--page)'};color:${i === 4 ? 'var(--on)' : [1, 6, 8].includes(i) ? 'var(--faint)' : 'var(--text)'};${[1, 6, 8].includes(i) ? 'text-decoration:line-through' : ''}">${time}</div>`,
    )
    .join('')}</div>`;

export const nirmalBooking = () =>
  sitePage(
    { brand: 'Nirmal Clinics', mark },
    ['Book', 'Doctors', 'Branches', 'Results'],
    `<span class="r g6 s12 mu">${icon(MapPin, 14)}Dhanmondi</span>${person(4, 30)}`,
    `<div class="r top g20 f1" style="padding:24px 28px"><div class="c g12" style="width:340px;flex:none"><div class="s28 b">Book a visit</div><p class="mu" style="margin-bottom:6px">Choose a doctor, a day and fifteen minutes.</p>${doctor(1, 'Dr. Farzana Noor', 'General practice', 'Today', true)}${doctor(0, 'Dr. Imran Saha', 'Cardiology', 'Thu')}${doctor(3, 'Dr. Ruma Alam', 'Children', 'Today')}${doctor(2, 'Dr. Kamal Das', 'Skin', 'Sat')}${doctor(5, 'Dr. Lina Roy', 'Eyes', 'Mon')}</div>
<div class="card f1 c g16" style="padding:20px"><div class="r sb"><b class="s18">November</b><span class="mu s12">Dr. Farzana Noor</span></div>${dayStrip(58)}<div class="r sb s12"><span class="mu">Wednesday 18</span><span class="ac">9 times free</span></div>${slots(4, 12, 42)}<div class="raised r sb" style="padding:14px 16px"><div class="c"><b>Wed 18, 10:30 to 10:45</b><span class="mu s12">Dhanmondi, room 2</span></div><span class="btn">Book this time</span></div><span class="mu s12">We remind you the evening before. Moving it takes one tap.</span></div></div>`,
  );

export const nirmalPhone = () =>
  phonePage(
    `<div class="c g12 f1" style="padding:12px 16px"><div class="r g10">${person(1, 46)}<div class="c"><b class="s16">Dr. Farzana Noor</b><span class="mu s12">General practice</span></div></div>${dayStrip(52).replace('g6', 'g4')}<span class="mu s12">Wednesday 18 November</span>${slots(3, 12, 42)}<div class="raised p14 c g10"><div class="r g10"><span class="ac">${icon(CalendarCheck, 22)}</span><div class="c"><b class="s14">10:30 to 10:45</b><span class="mu s11">Dhanmondi, room 2</span></div></div><span class="btn" style="height:44px">Book this time</span></div></div>`,
    '8:02',
  );

const doctors = ['Dr. Das, skin', 'Dr. Noor, general practice', 'Dr. Saha, cardiology'];

const waiting = (number: number, name: string, time: string, state: string, color: string) =>
  `<div class="r g12 lt" style="height:48px"><b class="s16 num fa" style="width:26px">${number}</b>${person(number, 30)}<span class="m" style="width:190px">${name}</span><span class="mu s12 f1">${doctors[number % 3]}</span><span class="mu num s12" style="width:52px">${time}</span><span class="pill" style="color:${color};border-color:${color};width:92px;justify-content:center">${state}</span></div>`;

/** Reception's live queue, as the desks of all branches see it. */
export const nirmalQueue = () => {
  const { amber, jade, coral } = inks;
  const tile = (name: string, value: string) =>
    `<div class="card p14 c f1"><span class="mu s12">${name}</span><b class="s28 num">${value}</b></div>`;
  return sitePage(
    { brand: 'Nirmal · Reception', mark },
    ['Queue', 'Calendar', 'Patients', 'Records'],
    `<span class="r g6 s12 mu">${icon(MapPin, 14)}Dhanmondi</span>${person(5, 30)}`,
    `<div class="c g16 f1" style="padding:22px 28px"><div class="r g12">${tile('Waiting', '6')}${tile('Median wait', '4 min')}${tile('Seen today', '41')}${tile('Missed', '2')}</div><div class="card" style="padding:14px 18px 6px"><div class="r sb" style="padding-bottom:10px"><b class="s16">Now at the desk</b><span class="btn" style="height:32px">Walk-in</span></div>${waiting(1, 'Shirin Ahmed', '10:15', 'In room 2', jade)}${waiting(2, 'Tareq Mahmud', '10:30', 'Checked in', amber)}${waiting(3, 'Nadia Karim', '10:30', 'Checked in', amber)}${waiting(4, 'Jamal Uddin', '10:45', 'On the way', 'var(--muted)')}${waiting(5, 'Rima Sen', '10:45', 'Late', coral)}${waiting(6, 'Oli Hossain', '11:00', 'On the way', 'var(--muted)')}</div></div>`,
  );
};

export const nirmalClinics: ProjectDrawing = {
  slug: 'nirmal-clinics',
  client: 'nirmalClinics',
  cover: () => at(26, 30, windowOf(nirmalBooking(), { width: 620, height: 420, zoom: 0.78, x: 376, y: 70 })),
  mockup: () => at(14, 48, laptop(nirmalBooking(), 340)) + at(358, 92, phone(nirmalPhone(), 106)),
};
