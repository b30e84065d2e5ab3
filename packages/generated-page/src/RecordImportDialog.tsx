import { ImportDialog } from '@sqos/ui-kit/import'
import { useText } from '@sqos/i18n/react'
import { useRecordImport } from './use-record-import.ts'

interface RecordImportDialogProps {
  modelId: string
  onClose: () => void
  /** Called when records were imported. */
  onImported: () => void
}

/** Imports records from a workbook. */
export function RecordImportDialog({ modelId, onClose, onImported }: RecordImportDialogProps) {
  const { t } = useText('generatedPage')
  const work = useRecordImport({ modelId, onImported })
  return <ImportDialog open work={work} title={t('import.title')} hint={t('import.hint')} onClose={onClose} />
}
