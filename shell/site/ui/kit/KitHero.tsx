import { Fragment } from 'react';
import { Breadcrumbs, Hero, TextLink } from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';
import { KitPicture } from './KitPicture';

/** The hero with all of its optional parts. */
export function KitHero() {
  return (
    <Hero
      before={<Breadcrumbs trail={sample.crumbs} />}
      eyebrow="Hero"
      title={sample.title}
      lead={
        <>
          {sample.lead}
          {sample.sections.map(({ name, paths }) => (
            <Fragment key={name}>
              <br />
              {name}:{' '}
              {paths.map((path) => (
                <Fragment key={path}>
                  <TextLink to={path}>{path}</TextLink>{' '}
                </Fragment>
              ))}
            </Fragment>
          ))}
        </>
      }
      actions={sample.actions.slice(0, 2)}
      accent="lagoon"
      media={<KitPicture />}
    />
  );
}
