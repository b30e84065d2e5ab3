import { isApiError, useApiDispatch } from '@sqos/api-client'
import { useListSharedPagesQuery } from '@sqos/api-client/screen'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { PortalStage, type PortalServices, type PortalStageProps } from '@sqos/portal'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useEffect, useMemo } from 'react'
import { readPortalLines } from '../portal/read-portal-lines.ts'
import { NAMESPACE } from './catalogue.ts'
import { DataScreen, type ScreenPage } from './DataScreen.tsx'
import { POLL, RETRY } from './polling.ts'
import { screenDocument } from './screen-document.ts'

/** A screen of a link, on a television without a session. */
export function SharedScreen({ secret }: { secret: string }) {
  const { t } = useText(NAMESPACE)
  const asked = { sharedScreenBody: { secret } }
  const { data, error, refetch } = useListSharedPagesQuery(asked, { pollingInterval: POLL })
  const isEnded = isApiError(error) && error.code === RESULT.refused
  const isAway = error !== undefined && !isEnded
  useEffect(() => {
    document.title = data?.fullName ?? t('title')
  }, [data?.fullName, t])
  useEffect(
    function tryAgain() {
      if (!isAway) return
      const timer = setInterval(() => void refetch(), RETRY)
      return () => clearInterval(timer)
    },
    [isAway, refetch],
  )

  // A link that has ended takes the screen away; a server that is away does not.
  if (isEnded) return <FailedState hint={error.msg} onRetry={() => void refetch()} />
  if (!data) return isAway ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={10} />
  return (
    <DataScreen
      screen={data}
      renderPage={(page) => (
        <SharedPage key={page.portalId} page={page} secret={secret} ratio={data.ratio} fit={data.fit} />
      )}
    />
  )
}

interface SharedPageProps extends Pick<PortalStageProps, 'ratio' | 'fit'> {
  page: ScreenPage
  secret: string
}

function SharedPage({ page: { portalId, fullName, formData }, secret, ratio, fit }: SharedPageProps) {
  const ask = useApiDispatch()
  const document = useMemo(() => screenDocument(formData, { isShared: true }), [formData])
  const services = useMemo(
    (): PortalServices => ({
      async readParts(requests, onData) {
        const parts = requests.map(({ i }) => ({ i }))
        const url = '/api/visualdev/Screen/Shared/StreamData'
        await readPortalLines(ask, { url, body: { secret, portalId, parts }, onData })
        return []
      },
      go: () => undefined,
    }),
    [ask, secret, portalId],
  )
  return <PortalStage title={fullName} document={document} services={services} ratio={ratio} fit={fit} />
}
