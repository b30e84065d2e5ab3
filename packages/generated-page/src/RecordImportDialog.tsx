import { useListRecordImportsQuery } from '@sqos/api-client/record'
import { EarlierImports, ImportDialog } from '@sqos/ui-kit/import'
import { useText } from '@sqos/i18n/react'
import { isAtWork, shownStatus } from './import-state.ts'
import { useRecordImport } from './use-record-import.ts'

export interface RecordImportDialogProps {
  modelId: string
  /** An import that has been started; the dialog shows its state. */
  importId?: string | undefined
  onClose: () => void
  /** Called when records were imported or an import was undone. */
  onImported: () => void
}

/** Imports records from a workbook. The import runs on the server: the dialog may be closed and opened again. */
export function RecordImportDialog({ modelId, importId, onClose, onImported }: RecordImportDialogProps) {
  const { t } = useText('generatedPage')
  const { choose, isFresh, ...work } = useRecordImport({ modelId, importId, onImported })
  return (
    <ImportDialog open work={work} title={t('import.title')} hint={t('import.hint')} onClose={onClose}>
      <Earlier modelId={modelId} goesOn={isFresh} onChoose={choose} />
    </ImportDialog>
  )
}

/** The latest imports into the model, loaded when the step of the upload is shown. */
function Earlier({ modelId, ...props }: { modelId: string; goesOn: boolean; onChoose: (id: string) => void }) {
  const { data } = useListRecordImportsQuery({ modelId }, { refetchOnMountOrArgChange: true })
  const list = (data?.list ?? []).map((one) => ({ ...one, status: shownStatus(one), isAtWork: isAtWork(one) }))
  return <EarlierImports list={list} {...props} />
}
