import { Component, type ErrorInfo, type ReactNode } from 'react';
import { getShownPath } from '../app/arrival';
import { restoreNodes } from '../app/LivePart';
import { reportFailure } from '../app/reportFailure';
import { loadDocument } from './loadDocument';

interface SiteGuardProps {
  root: HTMLElement;
  children: ReactNode;
}

interface State {
  kept?: { readonly nodes: readonly Node[]; readonly focused: Element | null };
}

/**
 * The outermost error boundary, for errors in header, footer, frame or provider. React would empty the document; this
 * puts the elements back without React. They stay readable, with native menus, plain links and typed text; forms are
 * closed. The usual cause is not ours: a translator or an extension has moved nodes that React wanted to change.
 */
export class SiteGuard extends Component<SiteGuardProps, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    // React removes these nodes after this call, and leaves their content as it is.
    return {
      kept: {
        nodes: [...(document.getElementById('root')?.childNodes ?? [])],
        focused: document.activeElement,
      },
    };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('The frame failed to render', error, info.componentStack);
    reportFailure('render', 'shell', error);
    const { root } = this.props;
    const { kept } = this.state;
    if (kept) restoreNodes(root, kept.nodes, kept.focused);
    for (const element of root.querySelectorAll<HTMLElement>('[data-reveal="waiting"]'))
      element.dataset.reveal = 'shown';
    const standing = getShownPath();
    const follow = () => {
      if (location.pathname !== standing) void loadDocument(new AbortController().signal);
    };
    // The error may have come on the way to another page. From now on Back and Forward are full loads.
    follow();
    addEventListener('popstate', follow);
  }

  override render(): ReactNode {
    return this.state.kept ? null : this.props.children;
  }
}
