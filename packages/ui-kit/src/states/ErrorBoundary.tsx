import { useText } from '@sqos/i18n/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { NAMESPACE } from '../locales.ts'
import { FailedState } from './StateView.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** URL of the page; a change resets the boundary. */
  resetKey?: string | undefined
  /** Reports the error. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined
}

interface State {
  failure?: { error: unknown } | undefined
}

/** Error boundary of a page. Other pages keep working, and the user can retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failure) this.retry()
  }

  override render() {
    const { failure } = this.state
    return failure ? <PageFailed error={failure.error} onRetry={this.retry} /> : this.props.children
  }

  private readonly retry = () => this.setState({ failure: undefined })
}

function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText(NAMESPACE)
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return <FailedState title={t('error.page')} hint={t('error.pageHint')} details={details} onRetry={onRetry} />
}
