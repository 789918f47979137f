import { Component, type ErrorInfo, type ReactNode } from 'react';
import { arrivedPath } from '../app/arrival';
import { putBack } from '../app/parts';
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
 * Stands above everything: an error in header, footer, frame or provider, for which React would empty the
 * document. The elements as they stand are put back instead, without React: readable, with native menus, plain
 * links and what was typed; forms are closed. The usual cause is not ours: a translator or an extension has
 * moved nodes that React wanted to change.
 */
export class SiteGuard extends Component<SiteGuardProps, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    // React takes them out after this, and leaves what is inside them as it is.
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
    if (kept) putBack(root, kept.nodes, kept.focused);
    for (const element of root.querySelectorAll<HTMLElement>('[data-reveal="waiting"]'))
      element.dataset.reveal = 'shown';
    const standing = arrivedPath();
    const follow = () => {
      if (location.pathname !== standing) void loadDocument(new AbortController().signal);
    };
    // It may have been the way to another page that failed. From now on Back and Forward are full loads.
    follow();
    addEventListener('popstate', follow);
  }

  override render(): ReactNode {
    return this.state.kept ? null : this.props.children;
  }
}
