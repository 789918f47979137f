import MapPinned from 'lucide-react/icons/map-pinned';
import Route from 'lucide-react/icons/route';
import Truck from 'lucide-react/icons/truck';
import Warehouse from 'lucide-react/icons/warehouse';
import { services } from 'shared-content/content';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const logistics: IndustryContent = {
  industry: industryNamed('logistics'),
  hero: {
    topic: 'Logistics software',
    title: 'Know where the load is without calling the driver',
    lead: 'Transport, warehouse and delivery software for carriers, forwarders and couriers on roads with patchy signal.',
  },
  intro: {
    title: 'Every handover is a place where goods go missing',
    paragraphs: [
      'A carton changes hands six times between the factory gate and the shop shelf. Each time, someone counts and signs a paper. When one carton is short, six copies disagree, and the dispatcher spends the afternoon on the phone with drivers who are trying to drive.',
      'We replace those papers with one scan that both sides confirm. It waits on the device until there’s a signal, and the dispatcher only sees exceptions. Routes follow the streets and loading hours of your city.',
    ],
  },
  services: [services.mobile, services.api, services.analytics, services.aiMl],
  solutions: {
    title: 'Four stops, one consignment number',
    lead: 'Here’s the order your goods meet them in.',
    items: [
      {
        icon: Warehouse,
        title: 'Warehouse Management',
        text: 'Your crew receives, puts away, picks and loads by scanner, and every pallet has a bin.',
        deliverables: ['Pick paths by aisle', 'Cycle counts without closing'],
      },
      {
        icon: Truck,
        title: 'Transport Management',
        text: 'Orders become loads, loads become trips, and each trip knows its cost before it leaves.',
        deliverables: ['Carrier tendering and rates', 'Freight invoice matching'],
      },
      {
        icon: MapPinned,
        title: 'Fleet Tracking',
        text: 'We read position, fuel, temperature and doors from the telematics units you already have.',
        deliverables: ['Geofenced arrival alerts', 'Cold-chain record per trip'],
      },
      {
        icon: Route,
        title: 'Last-Mile Delivery',
        text: 'A driver app that sorts the bag by street and a page where the recipient moves the hour.',
        deliverables: ['Proof by photo, code or signature', 'Cash collected and settled'],
      },
    ],
  },
  challenges: {
    title: 'What the road does to a plan',
    lead: 'Software written in an office breaks at the first ferry, so we test ours in the cab.',
    items: [
      {
        title: 'Highways without a signal',
        text: 'For two hours the truck is a dot that doesn’t move, and the customer is on line one.',
        answer: 'The driver’s phone records scans and positions offline and sends them later, in order.',
      },
      {
        title: '“Next to the old mosque, blue gate”',
        text: 'Half of all addresses describe a place instead of naming one.',
        answer: 'Every successful drop teaches the map a pin, and the next driver is led to the gate.',
      },
      {
        title: 'Trucks that come home empty',
        text: 'A return trip burns the same diesel and earns nothing.',
        answer:
          'Open orders near each destination are offered at planning time, ranked by detour and loading window.',
      },
      {
        title: 'Claims without evidence',
        text: 'The box was wet, but no one can say since when.',
        answer: 'Condition photos at each handover carry time, place and both names.',
      },
    ],
  },
  benefits: {
    title: 'What dispatch notices first',
    items: [
      {
        title: 'A quiet phone',
        text: 'Shippers follow their own consignments on a link, and only call about exceptions.',
      },
      {
        title: 'Less diesel per drop',
        text: 'Routes get denser and refuels match the tank sensor.',
      },
      {
        title: 'Losses with a location',
        text: 'A short count points at one handover, the same evening.',
      },
      {
        title: 'Fewer disputes',
        text: 'Delivery evidence reaches the shipper with the invoice, so payment isn’t held back.',
      },
    ],
  },
  success: {
    title: 'From 71 to 94 percent on time',
    client: 'Courier with 380 riders in three cities',
    story:
      'Riders sorted their bags by memory and supervisors learned about failed drops at night. We delivered the rider app in ten weeks, learned pins from every completed drop and let recipients shift their slot on a web page.',
    measures: [
      { label: 'Deliveries needing a second attempt', before: '23%', after: '9%', share: 0.39 },
      { label: 'Calls to dispatch each day', before: '2,100', after: '480', share: 0.23 },
      { label: 'Cash settled after shift', before: '3 h', after: '25 min', share: 0.14 },
    ],
  },
  closing: {
    title: 'Let us ride along for a morning',
    text: 'Name a depot. We’ll count the handovers there before we propose anything.',
  },
};
