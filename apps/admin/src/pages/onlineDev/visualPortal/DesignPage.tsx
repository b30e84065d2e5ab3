import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { type Portal, useGetPortalQuery, useUpdatePortalMutation } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { createPortalDesign, PortalDesigner } from '@sqos/portal/designer'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { usePortalServices } from '../../../app/portal/use-portal-services.ts'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useDesignServices } from '../../../app/portal/use-design-services.ts'
import styles from './VisualPortal.module.css'

/** The design of a portal. */
export function DesignPage({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useGetPortalQuery({ id }, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<Portal>()
  // The document that was opened stays: a save brings a newer one, which is the same.
  if (data && !opened) setOpened(data)
  if (isError && !opened) return <FailedState onRetry={() => void refetch()} />
  if (!opened) return <Skeleton lines={12} />
  return <Designer portal={opened} lastModifyTime={data?.lastModifyTime ?? null} onClose={onClose} />
}

interface DesignerProps {
  portal: Portal
  lastModifyTime: number | null
  onClose: () => void
}

function Designer({ portal, lastModifyTime, onClose }: DesignerProps) {
  const { t } = useText(NAMESPACE)
  const [design] = useState(() => createPortalDesign(portal.formData))
  const source = useMemo(() => ({ formData: design.serialise }), [design])
  const view = usePortalServices(source)
  const services = useDesignServices()
  const [update, { isLoading }] = useUpdatePortalMutation()
  const isDirty = useSyncExternalStore(design.subscribe, () => design.getState().isDirty)
  useLeaveGuard(() => design.getState().isDirty, { staysOn: (params) => params.get('design') === portal.id })

  async function save() {
    const { document } = design.getState()
    const formData = design.serialise()
    const { error } = await update({ id: portal.id, portalBody: { ...portal, formData, lastModifyTime } })
    // What was edited while it was being saved is still unsaved.
    if (!error && design.getState().document === document) design.markSaved()
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Button type="text" icon={<IconLeft />} aria-label={t('action.back')} onClick={onClose} />
        <h1 className={styles.title}>{portal.fullName}</h1>
        {isDirty && <span className={styles.unsaved}>{t('unsaved')}</span>}
      </header>
      <AppFields>
        <PortalDesigner
          design={design}
          view={view}
          services={services}
          extra={
            <Button type="primary" size="small" loading={isLoading} disabled={!isDirty} onClick={() => void save()}>
              {t('action.save')}
            </Button>
          }
        />
      </AppFields>
    </div>
  )
}
