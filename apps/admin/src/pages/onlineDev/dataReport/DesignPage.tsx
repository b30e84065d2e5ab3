import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { type Report, useGetReportQuery, useUpdateReportMutation } from '@sqos/api-client/report'
import { useText } from '@sqos/i18n/react'
import { createReportDesign, ReportDesigner } from '@sqos/report/designer'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { useReportServices } from '../../../app/report/use-report-services.ts'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useDesignServices } from './use-design-services.ts'
import styles from './DataReport.module.css'

/** The design of a report. */
export function DesignPage({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useGetReportQuery({ id }, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<Report>()
  // The document that was opened stays: a save brings a newer one, which is the same.
  if (data && !opened) setOpened(data)
  if (isError && !opened) return <FailedState onRetry={() => void refetch()} />
  if (!opened) return <Skeleton lines={12} />
  return <Designer report={opened} lastModifyTime={data?.lastModifyTime ?? null} onClose={onClose} />
}

interface DesignerProps {
  report: Report
  lastModifyTime: number | null
  onClose: () => void
}

function Designer({ report, lastModifyTime, onClose }: DesignerProps) {
  const { t } = useText(NAMESPACE)
  const [design] = useState(() => createReportDesign(report.content))
  const shown = useSyncExternalStore(design.subscribe, () => design.serialise())
  const origin = useMemo(() => ({ content: shown }), [shown])
  const view = useReportServices(origin)
  const services = useDesignServices()
  const [update, { isLoading }] = useUpdateReportMutation()
  const isDirty = useSyncExternalStore(design.subscribe, () => design.getState().isDirty)
  useLeaveGuard(() => design.getState().isDirty, { staysOn: (params) => params.get('design') === report.id })

  async function save() {
    const { document } = design.getState()
    const content = design.serialise()
    const { error } = await update({ id: report.id, reportBody: { ...report, content, lastModifyTime } })
    // What was edited while it was being saved is still unsaved.
    if (!error && design.getState().document === document) design.markSaved()
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Button type="text" icon={<IconLeft />} aria-label={t('action.back')} onClick={onClose} />
        <h1 className={styles.title}>{report.fullName}</h1>
        {isDirty && <span className={styles.unsaved}>{t('unsaved')}</span>}
      </header>
      <AppFields>
        <ReportDesigner
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
