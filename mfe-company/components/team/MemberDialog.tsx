'use client';

import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { ChipList, Facts, Portrait, VisuallyHidden, keyframes, site, styled, text } from 'shared-content/ui';
import type { TeamMember } from '../../content/team';
import { teamWords } from '../../content/teamWords';
import { SocialLinks } from './SocialLinks';
import { memberId } from './useMemberInAddress';

const { palette, scale, motion } = site;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ from: { opacity: 0 } });

// As large as the window, so that scrolling and clicks beside the panel go to the dialog, not to the page.
// Emotion does not know `closedby` yet.
const Overlay = styled('dialog', { shouldForwardProp: () => true })({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  // Locks the page behind: `overscroll-behavior` does not stop a wheel where nothing scrolls. Not `:root`, because
  // emotion puts its class before a selector that begins with a colon.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '&[open]': { display: 'grid' },
  '&::backdrop': {
    background: `${palette.ink}d9`,
    '@media (prefers-reduced-motion: no-preference)': { animation: `${fade} ${motion.hover} ease-out` },
  },
});

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  placeSelf: 'end center',
  width: '100%',
  animation: `${rise} 240ms ${motion.ease}`,
  [theme.breakpoints.up('sm')]: { placeSelf: 'center', width: 'min(880px, calc(100% - 48px))' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxHeight: 'calc(100dvh - 24px)',
  padding: 20,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: palette.overlay,
  border: `1px solid ${palette.hairlineStrong}`,
  borderRadius: `${scale.radius.large} ${scale.radius.large} 0 0`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(200px, 5fr) 8fr',
    gap: 'clamp(24px, 4vw, 48px)',
    maxHeight: 'calc(100dvh - 48px)',
    padding: 'clamp(24px, 3vw, 40px)',
    borderRadius: scale.radius.large,
  },
}));

const Photo = styled('div')(({ theme }) => ({
  '& img': { width: 132, height: 154, objectFit: 'cover', borderRadius: scale.radius.medium },
  [theme.breakpoints.up('sm')]: { position: 'sticky', top: 0, '& img': { width: '100%', height: 'auto' } },
  alignSelf: 'start',
}));

const Details = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 });
const Name = styled('h3')({
  ...text('h2'),
  fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  paddingRight: 48,
});
const Title = styled('p')({ color: palette.jadeLight, marginTop: 4 });
const Bio = styled('p')({ color: palette.text });

const Background = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${palette.hairline}`,
  '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Corner = styled('form')({ position: 'absolute', top: 16, right: 16, zIndex: 1 });
const Close = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `1px solid ${palette.hairlineStrong}`,
  background: palette.raised,
  transition: `border-color ${motion.hover}`,
  '&:hover': { borderColor: palette.jade },
});

/**
 * Makes Tab cycle within a dialog. A modal dialog already keeps focus off the page, but Tab would pass through the
 * browser's own window first.
 */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

const factKinds = ['education', 'application', 'experience'] as const;

interface MemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

/**
 * A person's profile in the browser's own modal dialog. It closes on Escape and returns the focus to where it was.
 * For an arrival by a link, `showCard` of `useMemberInAddress.ts` has set that focus. `keepFocusInside` keeps Tab
 * inside. Each item shows only if the member has it.
 */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const id = memberId(member.slug);
  const facts = factKinds.flatMap((kind) => {
    const fact = member[kind];
    return fact ? [[teamWords[kind], fact] as const] : [];
  });
  return (
    <Overlay
      id={id}
      aria-labelledby={`${id}-name`}
      // Before React runs, the shell closes it at a press beside the panel.
      closedby="any"
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <Frame>
        {/* Before the panel, so that it gets the focus first and stays while the panel scrolls. A form of this
            method closes its dialog in every browser, also before hydration and without JavaScript. */}
        <Corner method="dialog">
          <Close>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
            <VisuallyHidden>{teamWords.close}</VisuallyHidden>
          </Close>
        </Corner>
        <Panel>
          <Photo>
            <Portrait src={member.image} alt="" width={480} height={560} shape="card" />
          </Photo>
          <Details>
            <div>
              <Name id={`${id}-name`}>{member.name}</Name>
              <Title>{member.title}</Title>
            </div>
            {member.bio && <Bio>{member.bio}</Bio>}
            {facts.length > 0 && (
              <Background>
                <Facts items={facts} />
              </Background>
            )}
            {member.skills && <ChipList items={member.skills} label={teamWords.skills} />}
            {member.socials && <SocialLinks socials={member.socials} name={member.name} />}
          </Details>
        </Panel>
      </Frame>
    </Overlay>
  );
}
