import { useOpenReportQuery, type ReportAuth } from '@sqos/api-client/report'
import { useText } from '@sqos/i18n/react'
import { ReportView } from '@sqos/report'
import { readReport, type ReportValues } from '@sqos/report-model'
import { isApiError } from '@sqos/api-client'
import { EmptyState, Skeleton } from '@sqos/ui-kit'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { reportCatalogues } from '../../app/report/catalogue.ts'
import { useReportServices } from '../../app/report/use-report-services.ts'
import { recurrenceCatalogue } from '../../parts/recurrence/catalogue.ts'
import { subscriptionsCatalogue } from '../../parts/report-subscriptions/catalogue.ts'
import { SubscribeMenu } from '../../parts/report-subscriptions/SubscribeMenu.tsx'
import { AppFields } from '../../parts/widget-services/AppFields.tsx'
import { usePageRoute } from '../../parts/page-route/page-route.ts'
import { NAMESPACE } from '../../app/portal/catalogue.ts'
import styles from './DataReport.module.css'

export const catalogues = [...reportCatalogues, subscriptionsCatalogue, recurrenceCatalogue]

/** Values of parameters in the address, as JSON. */
const VALUES = 'values'

/** Page of menu entries of type 5: the report of the entry. */
export default function DataReportPage() {
  const { t } = useText(NAMESPACE)
  const id = usePageRoute()?.moduleId ?? ''
  const { data, error } = useOpenReportQuery({ id }, { skip: id === '' })
  if (error || id === '') return <EmptyState title={isApiError(error) ? error.msg : t('none')} />
  if (!data) return <Skeleton lines={10} />
  return (
    <div className={styles.page}>
      <ShownReport key={`${data.id} ${data.content}`} report={data} />
    </div>
  )
}

function ShownReport({ report: { id, fullName, content, maySend } }: { report: ReportAuth }) {
  const { t } = useText(NAMESPACE)
  const document = useMemo(() => readReport(content || '{"blocks":[]}'), [content])
  const origin = useMemo(() => ({ id }), [id])
  const services = useReportServices(origin)
  const [params, setParams] = useSearchParams()
  const text = params.get(VALUES)
  const values = useMemo(() => valuesIn(text), [text])
  const change = useCallback(
    (next: ReportValues) =>
      setParams(
        (before) => {
          const address = new URLSearchParams(before)
          if (Object.keys(next).length === 0) address.delete(VALUES)
          else address.set(VALUES, JSON.stringify(next))
          return address
        },
        { replace: true },
      ),
    [setParams],
  )
  if (!document) return <EmptyState title={t('none')} />
  return (
    <AppFields>
      <ReportView
        title={fullName}
        document={document}
        services={services}
        values={values}
        onValues={change}
        actions={<SubscribeMenu report={{ id, fullName, document }} values={values} maySendToOthers={maySend} />}
      />
    </AppFields>
  )
}

function valuesIn(text: string | null): ReportValues {
  try {
    const values: unknown = JSON.parse(text ?? '{}')
    return typeof values === 'object' && values !== null ? { ...values } : {}
  } catch {
    return {}
  }
}
