import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { useMemo, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import type { Paper } from '../page/paper.ts'
import { AbsentFonts } from '../preview/AbsentFonts.tsx'
import { useDrawnPages } from '../preview/use-drawn-pages.ts'
import type { PrintDesignerProps } from './PrintDesigner.tsx'
import styles from './PrintDesigner.module.css'

interface PaperPreviewProps extends Pick<PrintDesignerProps, 'records' | 'printer' | 'fontStyles'> {
  html: string
  paper: Paper
}

/** The pages of one record. */
export function PaperPreview({ html, paper, records, printer, fontStyles }: PaperPreviewProps) {
  const { t } = useText(NAMESPACE)
  const [chosen, setChosen] = useState(records[0]?.id ?? '')
  const documents = useMemo(
    () => records.filter(({ id }) => id === chosen).map((record) => ({ html, paper, record })),
    [records, chosen, html, paper],
  )
  const { host, lacks } = useDrawnPages(documents, { printer, fontStyles })
  if (records.length === 0) return <EmptyState title={t('designer.noRecords')} hint={t('designer.noRecordsHint')} />
  return (
    <>
      <Select
        className={styles['record'] ?? ''}
        aria-label={t('designer.record')}
        value={chosen}
        options={records.map(({ id, title }) => ({ value: id, label: title || id }))}
        onChange={(id: string) => setChosen(id)}
      />
      <AbsentFonts fonts={lacks.fonts} />
      <div ref={host} />
    </>
  )
}
