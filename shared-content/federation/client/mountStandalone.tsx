/// <reference types="webpack/module" />
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { exposed, section } from 'section-under-development';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { sectionNamed } from '../registry';
import { LivePages } from './LivePages';
import { StandaloneSite } from './StandaloneSite';

const element = document.getElementById('root');
if (!element) throw new Error('The document has no #root.');
const root = createRoot(element);
const cache = createKitCache();
const entry = sectionNamed(__SECTION__);
const pages = new LivePages(section.routes);

const show = () =>
  root.render(
    <KitProvider cache={cache}>
      <BrowserRouter>
        <StandaloneSite entry={entry} routes={pages.routes} exposed={exposed} />
      </BrowserRouter>
    </KitProvider>,
  );
show();

if (import.meta.webpackHot)
  import.meta.webpackHot.accept(
    'section-under-development',
    () => void pages.renew(section.routes).then(show),
  );
