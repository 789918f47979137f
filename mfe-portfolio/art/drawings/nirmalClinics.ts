import CalendarCheck from 'lucide-react/icons/calendar-check';
import MapPin from 'lucide-react/icons/map-pin';
import { inks } from '../kit/skins';
import { at, laptop, phone, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage, closePhonePage, getMark } from '../kit/frames';
import { icon } from '../kit/icon';
import { face } from '../../../shared-content/art';

const { amber, jade } = inks;

const mark = getMark('nirmal-clinics');

type Slot = readonly [time: string, state?: 'chosen' | 'taken'];

const lit = 'background:var(--accent);border-color:var(--accent);color:var(--on)';

const dayStrip = (days: readonly (readonly [string, number])[], chosen: number) =>
  `<div class="grid g6" style="grid-template-columns:repeat(${days.length},1fr)">${days
    .map(
      ([day, date]) =>
        `<div class="c mid" style="height:46px;border-radius:9px;border:1px solid var(--line);${date === chosen ? lit : ''}"><span class="s12">${day}</span><b class="s15 num">${date}</b></div>`,
    )
    .join('')}</div>`;

export const slot = ([time, state]: Slot, height = 30) =>
  `<div class="c mid num m s12" style="height:${height}px;border-radius:8px;background:var(--page);border:1px solid var(--line);${state === 'chosen' ? lit : state === 'taken' ? 'color:var(--muted);text-decoration:line-through' : ''}">${time}</div>`;
const slots = (columns: number, times: readonly Slot[]) =>
  `<div class="grid g6" style="grid-template-columns:repeat(${columns},1fr)">${times.map((time) => slot(time)).join('')}</div>`;

const booking = `<div class="card c g10" style="width:294px;height:232px;padding:14px"><div class="r sb"><b class="s18">November</b><span class="mu s12">Dr. Farzana Noor</span></div>${dayStrip(
  [
    ['Mon', 16],
    ['Tue', 17],
    ['Wed', 18],
    ['Thu', 19],
    ['Sat', 21],
  ],
  18,
)}${slots(4, [
  ['9:00'],
  ['9:15', 'taken'],
  ['9:45'],
  ['10:00'],
  ['10:15', 'taken'],
  ['10:30', 'chosen'],
  ['11:15'],
  ['14:00'],
])}<div class="r sb" style="margin-top:2px"><span class="s12 r g6"><span class="ac">${icon(CalendarCheck, 16)}</span>Room 2</span><span class="btn" style="height:34px">Book Wed, 10:30</span></div></div>`;

export const nirmalPhone = () =>
  closePhonePage(
    `<div class="r g8">${face('Dr. Noor', 32)}<div class="c"><b class="s14">Dr. Noor</b><span class="mu s12">General practice</span></div></div>${dayStrip(
      [
        ['Tue', 17],
        ['Wed', 18],
        ['Thu', 19],
      ],
      18,
    )}${slots(2, [
      ['9:45'],
      ['10:15', 'taken'],
      ['10:30', 'chosen'],
      ['11:15'],
      ['14:00'],
      ['14:15'],
    ])}<span class="btn" style="height:36px;margin-top:auto;padding:0">Book 10:30</span>`,
    '8:02',
  );

const waiting = (name: string, time: string, state: string, color: string) =>
  `<div class="r g10 lt" style="height:42px">${face(name, 26)}<span class="m f1 nw">${name}</span>${time && `<span class="mu num s12" style="width:46px">${time}</span>`}<span class="pill" style="color:${color};border-color:${color};width:84px;justify-content:center">${state}</span></div>`;

/** Reception's live queue, as the desks of all branches see it. */
export const nirmalQueue = () => {
  const tile = (name: string, value: string) =>
    `<div class="card c f1" style="padding:7px 12px"><span class="mu s12">${name}</span><b class="s20 num">${value}</b></div>`;
  return closePage(
    { brand: 'Nirmal · Reception', mark },
    `<span class="r g6 mu m">${icon(MapPin, 14)}Dhanmondi</span>`,
    `<div class="c g10 f1" style="padding:12px 16px"><div class="r g8">${tile('Waiting', '6')}${tile('Seen today', '41')}${tile('Missed', '2')}</div><div class="card f1" style="padding:0 14px;overflow:hidden"><div style="margin-top:-1px">${waiting('Shirin Ahmed', '10:15', 'In room 2', jade)}${waiting('Tareq Mahmud', '10:30', 'Checked in', amber)}${waiting('Nadia Karim', '10:30', 'Checked in', amber)}${waiting('Jamal Uddin', '10:45', 'On the way', 'var(--muted)')}</div></div></div>`,
  );
};

/** The head of the queue, without its window. */
export const nirmalDesk = () =>
  `<div class="card" style="width:308px;padding:8px 14px 0;font-size:13px"><b class="s15">Now at the desk</b><div style="height:6px"></div>${waiting('Shirin Ahmed', '', 'In room 2', jade)}${waiting('Tareq Mahmud', '', 'Checked in', amber)}</div>`;

export const nirmalClinics: ProjectDrawing = {
  slug: 'nirmal-clinics',
  client: 'nirmalClinics',
  cover: () => at(31, 32, getWindow(booking, [294, 232])),
  mockup: () => at(-26, 42, laptop(nirmalQueue())) + at(260, 62, phone(nirmalPhone())),
};
