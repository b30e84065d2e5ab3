import { Button } from '@arco-design/web-react'
import { type PortalAuth, useArrangePortalMutation } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { isSafeLink, PortalView, readPortal } from '@sqos/portal'
import { EmptyState, Skeleton } from '@sqos/ui-kit'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { followPortal } from './follow-portal.ts'
import styles from './ShownPortal.module.css'
import { usePortalServices } from './use-portal-services.ts'

const ArrangePortal = lazy(async () => ({ default: (await import('./ArrangePortal.tsx')).ArrangePortal }))

/** A portal with its parts, or the address that it stands for. `actions` are buttons above it. */
export function ShownPortal({ portal, actions }: { portal: PortalAuth; actions?: ReactNode }) {
  if (portal.type === 1) return <AddressPortal portal={portal} actions={actions} />
  return <DesignedPortal key={`${portal.id} ${portal.formData}`} portal={portal} actions={actions} />
}

function DesignedPortal({ portal, actions }: { portal: PortalAuth; actions: ReactNode }) {
  const { t } = useText(NAMESPACE)
  const { id, formData, enabledLock, isArranged } = portal
  const document = useMemo(() => readPortal(formData), [formData])
  const source = useMemo(() => ({ id }), [id])
  const services = usePortalServices(source)
  const onDataChange = useCallback((changed: (parts: readonly string[]) => void) => followPortal(id, changed), [id])
  const [arrange] = useArrangePortalMutation()
  const [isArranging, setArranging] = useState(false)

  if (isArranging) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <ArrangePortal portal={portal} services={services} onDone={() => setArranging(false)} />
      </Suspense>
    )
  }
  return (
    <PortalView
      document={document}
      services={services}
      onDataChange={onDataChange}
      actions={
        <>
          {isArranged && (
            <Button size="small" onClick={() => void arrange({ id, portalArrangementBody: { formData: '' } })}>
              {t('original')}
            </Button>
          )}
          {enabledLock === 1 && document.items.length > 0 && (
            <Button size="small" onClick={() => setArranging(true)}>
              {t('arrange')}
            </Button>
          )}
          {actions}
        </>
      }
    />
  )
}

function AddressPortal({ portal: { customUrl }, actions }: { portal: PortalAuth; actions: ReactNode }) {
  const { t } = useText(NAMESPACE)
  const isSafe = isSafeLink(customUrl)
  return (
    <>
      <div className={styles.bar}>{actions}</div>
      <EmptyState title={t(isSafe ? 'address' : 'addressWrong')} hint={customUrl}>
        {isSafe && (
          <Button type="primary" href={customUrl} target={/^https?:/i.test(customUrl) ? '_blank' : '_self'}>
            {t('openAddress')}
          </Button>
        )}
      </EmptyState>
    </>
  )
}
