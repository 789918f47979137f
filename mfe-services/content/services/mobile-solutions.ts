import BellRing from 'lucide-react/icons/bell-ring';
import CloudOff from 'lucide-react/icons/cloud-off';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import MapPinned from 'lucide-react/icons/map-pinned';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Wallet from 'lucide-react/icons/wallet';
import { services, stats } from 'shared-content/content';
import tile from '../../assets/scenes/mobile-solutions-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { mobileScene } from '../scenes/mobileScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.mobile,
  title: 'Mobile App Development for iOS and Android',
  description:
    'iOS and Android apps in React Native or native code: offline work, payments, push and store release, tested on the phones that your customers really carry.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Apps for iOS and Android that keep working when the signal does not.',
  features: ['React Native or fully native', 'Offline first, synced later', 'Store review handled for you'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Apps that survive a real day in a pocket',
    pitch:
      'A three-year-old phone, two bars of signal, a thumb and a bus ride: that is where your app is used. We design, build and release for that, on both stores.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work'), toBooking()],
    scene: mobileScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'Eight things that happen to every app',
      lead: 'Demos are made on office Wi-Fi. This is the list that we test against before a version goes out.',
      trial: {
        question: 'You tap “Save”. Just then',
        options: [
          {
            label: 'all is well',
            outcome: 'Saved and sent',
            text: 'One tick on the phone, one line in the office, within a second.',
            good: true,
          },
          {
            label: 'airplane mode comes on',
            outcome: 'Saved on the phone',
            text: 'The reading waits with a clock beside it and goes out by itself after landing, in the order in which it was taken.',
            good: true,
            part: 1,
          },
          {
            label: 'somebody calls',
            outcome: 'Saved once',
            text: 'The same payment, the same key: whatever the call interrupted, the customer pays one time.',
            good: true,
            part: 2,
          },
          {
            label: 'the phone is stolen',
            outcome: 'Nothing on it opens',
            text: 'The office ends the session. What had been saved was sent, or lies encrypted on a phone that lost its key.',
            good: true,
            part: 7,
          },
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Situations on a phone and what our apps do in them',
        columns: ['It happens', 'A demo app', 'Ours'],
        rows: [
          [
            'The signal drops in an elevator',
            'Spinner, then “Error”',
            'Saves on the phone, sends when it can, shows which is which',
          ],
          ['A call comes in mid-payment', 'Pays twice or not at all', 'Resumes the same payment by its key'],
          ['The phone has 300 MB left', 'Fails to install', 'Under 30 MB to download, caches with a ceiling'],
          [
            'The user sets type to 200%',
            'Buttons vanish',
            'Every screen is laid out and tested at that size',
          ],
          ['A new OS version arrives', 'Crashes on launch day', 'Has run on the beta since summer'],
          ['Two people edit one record', 'Last one wins', 'Both versions kept, a person decides'],
          ['Somebody loses the phone', 'Data goes with it', 'Session ended from the back office'],
          ['A bug ships anyway', 'Wait for the next release', 'Feature switched off from the server'],
        ],
      },
    },
    {
      kind: 'points',
      look: 'tiles',
      tone: 'raised',
      title: 'What we put into an app',
      items: [
        {
          Icon: CloudOff,
          title: 'Offline Work',
          text: 'Field staff fill in forms, take photos and collect signatures all day; the queue empties itself at the first network.',
        },
        {
          Icon: Fingerprint,
          title: 'Sign-In and Biometrics',
          text: 'Face or finger instead of a password, keys in the secure enclave, a fallback for those who decline.',
        },
        {
          Icon: BellRing,
          title: 'Push That Stays Welcome',
          text: 'Topics that people pick, quiet hours, and a tap that opens the very screen that the message is about.',
        },
        {
          Icon: MapPinned,
          title: 'Maps and Location',
          text: 'Live courier positions, geofences and routes, measured so that tracking costs single digits of battery a shift.',
        },
        {
          Icon: ScanBarcode,
          title: 'Camera and Scanning',
          text: 'Barcodes in bad light, ID documents, receipts: read on the device, so the picture need not leave it.',
        },
        {
          Icon: Wallet,
          title: 'Payments in the App',
          text: 'Cards, wallets and local mobile money, with store rules on digital goods respected from the first sketch.',
        },
      ],
    },
    {
      kind: 'offers',
      look: 'pairs',
      title: 'Mobile services',
      lead: 'Whether one codebase or two is right depends on your app, not on our preference. We say which, and why, before you pay for either.',
      items: [
        {
          title: 'React Native Apps',
          text: 'One team and one codebase for both stores. Right for most business apps, shops and booking.',
          points: ['Shared logic with your website', 'Over-the-air fixes', 'Lower cost of change'],
        },
        {
          title: 'Native iOS and Android',
          text: 'Swift and Kotlin, where Bluetooth devices, heavy graphics or background work decide.',
          points: ['Full platform access', 'Widgets and watch apps', 'Best battery behavior'],
        },
        {
          title: 'Progressive Web Apps',
          text: 'Installed from the browser without a store, for tools that staff opens ten times a day.',
          points: ['No review, no store fee', 'Updates at once', 'One link to share'],
        },
        {
          title: 'Rescue and Upkeep',
          text: 'An app that crashes, was rejected or lost its developer: we stabilize it, then release every month.',
          points: ['Crash triage in week one', 'Store account recovery', 'Yearly OS updates'],
        },
      ],
    },
    {
      kind: 'why',
      look: 'band',
      title: 'Why people keep our apps installed',
      reasons: [
        'We test on a shelf of real devices, old and cheap ones first, not on simulators alone.',
        'Crash-free sessions and start time are watched per version; a release that is worse is pulled the same day.',
        'Screenshots, privacy labels and review answers for both stores are part of the job.',
        'The same developers write the API behind the app, so nobody points across a fence.',
      ],
      figures: [stats.rating, stats.activeUsers],
    },
    {
      kind: 'snapshot',
      look: 'three',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Logistics',
        project: 'Proof-of-delivery app for couriers',
        challenge:
          'Drivers photographed paper slips and sent them by chat in the evening. One delivery in fourteen could not be proven to the sender.',
        solution:
          'An offline-first React Native app: scan, signature or photo at the door, position and time attached, queued on the phone until a network appears.',
        result:
          'Disputed deliveries fell by four fifths in the first quarter, and the evening round of chat messages ended.',
      },
    },
  ],
  related: [services.uxUi, services.api, services.ecommerce],
  closing: {
    title: 'Which phone do your users carry?',
    text: 'Tell us who they are and what they should get done in a minute. You get a rough scope and a price range back.',
    actions: [toContact('Get a Free Quote'), toProjects('View Our Works'), toBooking()],
  },
});
