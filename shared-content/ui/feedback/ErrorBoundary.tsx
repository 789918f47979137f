import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Name of the part that it guards, for the log: `mfe-services@3f2a… /services/ai-ml`. */
  name: string;
  /** Called once per failure, before the fallback shows. */
  onError?: (error: unknown) => void;
  fallback: (retry: () => void) => ReactNode;
}

/** Limits a failure to its own part of the page: the log names the part, the visitor sees the fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.name} failed to render`, error, info.componentStack);
    this.props.onError?.(error);
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
