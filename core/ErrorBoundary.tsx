// Catches what a page throws while it is drawn in the browser. If even the error page fails, one sentence and a way home remain (STATE-03).

import { Component, type ReactNode } from "react";
import { ErrorPageFailed } from "./ErrorPageFailed.tsx";

interface BoundaryProps {
  children: ReactNode;
  fallback(error: unknown): ReactNode;
}

interface BoundaryState {
  error?: unknown;
}

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <LastResort>{this.props.fallback(this.state.error)}</LastResort>
    );
  }
}

class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPageFailed /> : this.props.children;
  }
}
