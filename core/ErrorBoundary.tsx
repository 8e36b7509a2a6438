// Catches what is thrown while the shell is drawn in the browser. If even the error page fails, one sentence and a way home remain (STATE-03).

import { Component, type ReactNode } from "react";

interface BoundaryProps {
  children: ReactNode;
  /** When it changes, drawing is tried again. */
  resetKey: unknown;
  fallback(error: unknown): ReactNode;
  onCaught?: (error: unknown) => void;
  /** Shown where the fallback fails too. */
  lastResort: ReactNode;
}

interface BoundaryState {
  resetKey?: unknown;
  caught?: { error: unknown };
}

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.resetKey === resetKey ? null : { resetKey, caught: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCaught?.(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === undefined) return this.props.children;
    return <LastResort otherwise={this.props.lastResort}>{this.props.fallback(caught.error)}</LastResort>;
  }
}

class LastResort extends Component<{ children: ReactNode; otherwise: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
