import { company } from 'shared-content/content';
import { site, styled, useDrawing } from 'shared-content/ui';
import { frameWords } from '../../content/frameWords';
import { socialIcons } from './socialIcons';

const List = styled('ul')({
  display: 'flex',
  gap: 12,
  marginTop: 24,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    border: `1px solid ${site.palette.hairlineStrong}`,
    color: site.palette.muted,
    transition: `color ${site.motion.hover}, border-color ${site.motion.hover}`,
    '&:hover': { color: site.palette.jadeLight, borderColor: site.palette.jade },
  },
});

function NetworkIcon({ network }: { network: keyof typeof socialIcons }) {
  const drawing = useDrawing(<path fill="currentColor" d={socialIcons[network]} />);
  return <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" {...drawing} />;
}

/** The company on three networks; each link is named by its network. */
export function SocialLinks() {
  return (
    <List>
      {company.social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={frameWords.socialLink(network)}>
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </List>
  );
}
