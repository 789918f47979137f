import { eCommerce } from './industries/eCommerce';
import { education } from './industries/education';
import { finance } from './industries/finance';
import { government } from './industries/government';
import { healthcare } from './industries/healthcare';
import { logistics } from './industries/logistics';
import { overview } from './industries/overview';
import { suite } from './products/suite';
import { aiMl } from './services/aiMl';
import { analytics } from './services/analytics';
import { api } from './services/api';
import { cloud } from './services/cloud';
import { consulting } from './services/consulting';
import { customWeb } from './services/customWeb';
import { devOps } from './services/devOps';
import { ecommerce } from './services/ecommerce';
import { enterprise } from './services/enterprise';
import { mobile } from './services/mobile';
import { security } from './services/security';
import { social } from './services/social';
import { team } from './services/team';
import { teamOnPaper } from './services/teamOnPaper';
import { transformation } from './services/transformation';
import { uxUi } from './services/uxUi';
import { website } from './services/website';
import { works } from './services/works';

/** Every scene of the section. */
export const scenes = [
  customWeb,
  mobile,
  enterprise,
  uxUi,
  website,
  ecommerce,
  social,
  aiMl,
  security,
  transformation,
  consulting,
  team,
  teamOnPaper,
  api,
  cloud,
  devOps,
  analytics,
  healthcare,
  education,
  eCommerce,
  finance,
  logistics,
  government,
  overview,
  suite,
  works,
];
