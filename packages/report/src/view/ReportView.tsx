import { Button } from '@arco-design/web-react'
import { IconDownload, IconPrinter, IconRefresh } from '@arco-design/web-react/icon'
import { localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { createFormats, type ReportDocument, type ReportValues } from '@sqos/report-model'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { RowMenu } from '@sqos/ui-kit/list'
import { type ReactNode, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { REPORT_FORMATS, type ReportFormat, type ReportServices } from '../services.ts'
import { BlockView } from './BlockView.tsx'
import { ParameterBar } from './ParameterBar.tsx'
import styles from './Report.module.css'
import { useReport } from './use-report.ts'

export interface ReportViewProps {
  title?: string | undefined
  document: ReportDocument
  /** Keep the object between renders. */
  services: ReportServices
  /** Values that the viewer has chosen, such as those of the address. Keep the object between renders. */
  values: ReportValues
  onValues: (values: ReportValues) => void
  /** Buttons beside those of the report. */
  actions?: ReactNode
}

/** A report: its parameters, and its blocks below one another. */
export function ReportView({ title, document, services, values, onValues, actions }: ReportViewProps) {
  const { t, language } = useText(NAMESPACE)
  const locale = localeOf(language)
  const empty = t('noValue')
  const formats = useMemo(() => createFormats({ locale, empty }), [locale, empty])
  const { data, error, isReading, retry } = useReport(services, values)
  const [isExporting, setExporting] = useState(false)
  const shown = data?.params ?? values
  const { exportFile } = services

  async function save(as: ReportFormat) {
    setExporting(true)
    try {
      await exportFile?.(as, shown)
    } finally {
      setExporting(false)
    }
  }

  return (
    <article className={styles.report} data-orientation={document.orientation} aria-busy={isReading}>
      <header className={styles.bar}>
        {title && <h1 className={styles.name}>{title}</h1>}
        <div className={styles.actions} data-print="hide">
          <Button size="small" icon={<IconRefresh />} loading={isReading} onClick={retry}>
            {t('refresh')}
          </Button>
          <Button size="small" icon={<IconPrinter />} onClick={() => globalThis.print()}>
            {t('print')}
          </Button>
          {exportFile && (
            <RowMenu
              label={t('export')}
              text={t('export')}
              look={{ icon: <IconDownload />, loading: isExporting }}
              items={REPORT_FORMATS.map((as) => ({ text: t(`as.${as}`), onClick: () => void save(as) }))}
            />
          )}
          {actions}
        </div>
      </header>
      <ParameterBar
        document={document}
        values={shown}
        missing={data?.missing ?? []}
        services={services}
        onChange={onValues}
      />
      {error !== undefined && <FailedState title={error} onRetry={retry} />}
      {document.blocks.length === 0 && <EmptyState title={t('noBlocks')} />}
      {data && data.missing.length > 0 ? (
        <EmptyState title={t('chooseFirst')} />
      ) : (
        error === undefined &&
        document.blocks.map((block) => (
          <BlockView
            key={block.id}
            document={document}
            block={block}
            data={data?.blocks.find(({ id }) => id === block.id)}
            values={shown}
            formats={formats}
            services={services}
            onRetry={retry}
          />
        ))
      )}
    </article>
  )
}
