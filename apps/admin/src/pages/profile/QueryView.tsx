import { isApiError } from '@sqos/api-client'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import type { QueryFacts } from '@sqos/ui-kit/table'

/** Renders a query: loading, failed, or `children` with its data. */
export function QueryView<Data>({
  query,
  children,
}: {
  query: QueryFacts & { currentData?: Data | undefined }
  children: (data: Data) => ReactNode
}) {
  if (query.currentData !== undefined) return children(query.currentData)
  if (!query.isError) return <Skeleton lines={8} />
  const error = isApiError(query.error) ? query.error : undefined
  return <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
}
