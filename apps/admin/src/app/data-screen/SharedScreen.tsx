import { isApiError, useApiDispatch } from '@sqos/api-client'
import { useListSharedScreensQuery } from '@sqos/api-client/screen'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { PortalStage, type PortalServices } from '@sqos/portal'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useEffect, useMemo } from 'react'
import { frameAddresses } from '../portal/frame-address.ts'
import { readPortalLines } from '../portal/read-portal-lines.ts'
import { NAMESPACE } from './catalogue.ts'
import { DataScreen } from './DataScreen.tsx'
import { POLL, RETRY } from './polling.ts'
import { screenDocument } from './screen-document.ts'
import type { ScreenStep } from './screen-steps.ts'
import { SharedPassword } from './SharedPassword.tsx'
import { usePass } from './use-pass.ts'

/** The screens of a link, on a television without a session. */
export function SharedScreen({ secret }: { secret: string }) {
  const { t } = useText(NAMESPACE)
  const [pass, setPass] = usePass(secret)
  const asked = { sharedScreenBody: { secret, ...(pass !== undefined && { pass }) } }
  const { currentData: data, error, refetch } = useListSharedScreensQuery(asked, { pollingInterval: POLL })
  const name = data?.screens[0]?.screen.fullName
  const isEnded = isApiError(error) && error.code === RESULT.refused
  const isAway = error !== undefined && !isEnded
  useEffect(() => {
    document.title = name ?? t('title')
  }, [name, t])
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
  if (data.isLocked) return <SharedPassword secret={secret} onUnlock={setPass} />
  return (
    <DataScreen
      screens={data.screens}
      renderPage={(step) => (
        <SharedPage
          key={`${step.screen.id} ${step.page.portalId}`}
          {...step}
          secret={secret}
          pass={pass}
          frameHosts={data.frameHosts}
        />
      )}
    />
  )
}

interface SharedPageProps extends Pick<ScreenStep, 'screen' | 'page'> {
  secret: string
  pass: string | undefined
  frameHosts: string
}

function SharedPage({ screen, page: { portalId, fullName, formData }, secret, pass, frameHosts }: SharedPageProps) {
  const { id: screenId, ratio, fit } = screen
  const ask = useApiDispatch()
  const document = useMemo(() => screenDocument(formData, { isShared: true }), [formData])
  const services = useMemo(
    (): PortalServices => ({
      async readParts(requests, onData) {
        const parts = requests.map(({ i }) => ({ i }))
        const url = '/api/visualdev/Screen/Shared/StreamData'
        await readPortalLines(ask, { url, body: { secret, pass, screenId, portalId, parts }, onData })
        return []
      },
      frameAddress: frameAddresses(frameHosts),
      go: () => undefined,
    }),
    [ask, secret, pass, screenId, portalId, frameHosts],
  )
  return <PortalStage title={fullName} document={document} services={services} ratio={ratio} fit={fit} />
}
