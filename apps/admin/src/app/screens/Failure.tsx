import { useText } from '@sqos/i18n/react'
import { FailedState } from '@sqos/ui-kit'
import { useRevalidator } from 'react-router'
import { ServerAwayError } from '../routing/server-away.ts'
import { isGoneChunk } from '../version/follow-updates.ts'

/** Describes an error, with a button to retry. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useText('admin')
  const { revalidate } = useRevalidator()
  const retry = () => void revalidate()

  if (error instanceof ServerAwayError) {
    return <FailedState title={t('serverAway.title')} hint={t('serverAway.hint')} onRetry={retry} />
  }
  if (isGoneChunk(error)) {
    return <FailedState title={t('partMissing.title')} hint={t('partMissing.hint')} onRetry={retry} />
  }
  return <FailedState title={t('failure.title')} hint={t('failure.hint')} details={detailsOf(error)} onRetry={retry} />
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
