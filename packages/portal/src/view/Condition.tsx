import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { PartCondition } from './use-dataset.ts'

/** The content of a part, or the reason why there is none. */
export function Condition({
  state: { isLoading, isForbidden, error, isUnset, onRetry },
  isEmpty = false,
  children,
}: {
  state: PartCondition
  isEmpty?: boolean
  children: ReactNode
}) {
  const { t } = useText(NAMESPACE)
  if (isUnset) return <EmptyState title={t('state.unset')} hint={t('state.unsetHint')} />
  if (isForbidden) return <NoPermissionState hint={t('state.forbiddenHint')} />
  if (error !== undefined) return <FailedState title={error} hint={t('state.failedHint')} onRetry={onRetry} />
  if (isLoading) return <Skeleton lines={4} />
  if (isEmpty) return <EmptyState title={t('state.empty')} />
  return children
}
