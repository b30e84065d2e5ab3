import { useGetShownScreenQuery } from '@sqos/api-client/screen'
import { useText } from '@sqos/i18n/react'
import { PortalStage, type PortalStageProps } from '@sqos/portal'
import { FailedState } from '@sqos/ui-kit'
import { useCallback, useMemo } from 'react'
import { useParams } from 'react-router'
import { followPortal } from '../portal/follow-portal.ts'
import { usePortalServices } from '../portal/use-portal-services.ts'
import { Opening } from '../screens/Opening.tsx'
import { useTitle } from '../use-title.ts'
import { NAMESPACE } from './catalogue.ts'
import { DataScreen } from './DataScreen.tsx'
import { POLL, RETRY } from './polling.ts'
import { screenDocument } from './screen-document.ts'
import type { ScreenPage } from './screen-steps.ts'

/** `/screen/:id`: a screen with the permissions of the signed-in user. */
export function Component() {
  const { t } = useText(NAMESPACE)
  const { id = '' } = useParams()
  const { data, error, isError, refetch } = useGetShownScreenQuery(
    { id },
    { pollingInterval: POLL, refetchOnMountOrArgChange: true },
  )
  useGetShownScreenQuery({ id }, { skip: !isError || data !== undefined, pollingInterval: RETRY })
  const screens = useMemo(() => (data ? [{ screen: data, seconds: null }] : []), [data])
  useTitle(data?.fullName ?? t('title'))
  if (!data) {
    const reason = error && 'msg' in error ? error.msg : ''
    return isError ? <FailedState hint={reason} onRetry={() => void refetch()} /> : <Opening />
  }
  return (
    <DataScreen
      screens={screens}
      renderPage={({ page }) => <OwnPage key={page.portalId} page={page} ratio={data.ratio} fit={data.fit} />}
    />
  )
}

interface OwnPageProps extends Pick<PortalStageProps, 'ratio' | 'fit'> {
  page: ScreenPage
}

function OwnPage({ page: { portalId, fullName, formData }, ratio, fit }: OwnPageProps) {
  const source = useMemo(() => ({ id: portalId }), [portalId])
  const services = usePortalServices(source)
  const document = useMemo(() => screenDocument(formData), [formData])
  const onDataChange = useCallback(
    (changed: (parts: readonly string[]) => void) => followPortal(portalId, changed),
    [portalId],
  )
  return (
    <PortalStage
      title={fullName}
      document={document}
      services={services}
      onDataChange={onDataChange}
      ratio={ratio}
      fit={fit}
    />
  )
}
