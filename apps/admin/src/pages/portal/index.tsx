import { useOpenPortalQuery } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { EmptyState, Skeleton } from '@sqos/ui-kit'
import { usePageRoute } from '../../parts/page-route/page-route.ts'
import { NAMESPACE } from '../../app/portal/catalogue.ts'
import { ShownPortal } from '../../app/portal/ShownPortal.tsx'
import styles from './Portal.module.css'

export { portalCatalogues as catalogues } from '../../app/portal/catalogue.ts'

/** Page of menu entries of type 8: the portal of the entry. */
export default function PortalMenuPage() {
  const { t } = useText(NAMESPACE)
  const id = usePageRoute()?.moduleId ?? ''
  const { data, isError } = useOpenPortalQuery({ id }, { skip: id === '' })
  if (isError || id === '') return <EmptyState title={t('none')} hint={t('noneHint')} />
  if (!data) return <Skeleton lines={10} />
  return (
    <div className={styles.page}>
      <ShownPortal portal={data} />
    </div>
  )
}
