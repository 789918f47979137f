import { runArt } from '../../shared-content/art';
import { drawPlate } from './drawPlate';
import { drawScene } from './drawScene';
import { drawShots } from './drawShots';
import { benefitPlates } from './plates/benefitPlates';
import { challengePlates } from './plates/challengePlates';
import { largePlates } from './plates/largePlates';
import { plates } from './plates/plates';
import { reportPlates } from './plates/reportPlates';
import { adviceStories } from './plates/stories/adviceStories';
import { buildStories } from './plates/stories/buildStories';
import { runStories } from './plates/stories/runStories';
import { shopStories } from './plates/stories/shopStories';
import { drawProduct } from './products/drawProduct';
import { productScreens } from './products/screens';
import { scenes } from './scenes';
import { aiMlShots } from './shots/aiMl';
import { analyticsShots } from './shots/analytics';
import { eCommerceShots } from './shots/eCommerce';
import { educationShots } from './shots/education';
import { financeShots } from './shots/finance';
import { governmentShots } from './shots/government';
import { healthcareShots } from './shots/healthcare';
import { logisticsShots } from './shots/logistics';
import { mobileShots } from './shots/mobile';
import { socialShots } from './shots/social';
import { teamShots } from './shots/team';
import { uxUiShots } from './shots/uxUi';
import { ecommerceTrial } from './trials/ecommerce';
import { mobileTrial } from './trials/mobile';
import { transformationTrial } from './trials/transformation';
import { uxUiTrial } from './trials/uxUi';
import { websiteTrial } from './trials/website';

const stories = [...buildStories, ...shopStories, ...runStories, ...adviceStories];
const shotLists = [
  aiMlShots,
  mobileShots,
  analyticsShots,
  teamShots,
  socialShots,
  uxUiShots,
  financeShots,
  educationShots,
  governmentShots,
  logisticsShots,
  healthcareShots,
  eCommerceShots,
  ecommerceTrial,
  mobileTrial,
  transformationTrial,
  uxUiTrial,
  websiteTrial,
];

/** Redraws the section's pictures: all of them, or those named, as in `tsx mfe-services/art ai-ml`. */
await runArt(
  [
    ...scenes.map(drawScene),
    ...[...plates, ...largePlates, ...challengePlates, ...reportPlates, ...benefitPlates, ...stories].map(
      drawPlate,
    ),
    ...shotLists.map(drawShots),
    ...productScreens.map(drawProduct),
  ],
  process.argv.slice(2),
);
