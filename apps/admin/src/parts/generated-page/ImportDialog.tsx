import { Alert, Button, Modal } from '@arco-design/web-react'
import {
  onlineDevApi,
  type RecordImportPreview,
  useExportImportExceptionsMutation,
  useImportRecordsMutation,
  useUploadRecordsMutation,
} from '@sqos/api-client/online-dev'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable } from '@sqos/ui-kit/table'
import { useMemo, useState } from 'react'
import { useAppDispatch } from '../../app/store.ts'
import { download } from '../transfer/download.ts'
import { ImportButton } from '../transfer/ImportButton.tsx'
import styles from './ImportDialog.module.css'

interface ImportDialogProps {
  modelId: string
  onClose: () => void
  /** Records have come. */
  onImported: () => void
}

/** A row of the file, and what is wrong with which of its cells; '' names the whole row. */
interface Row {
  index: number
  values: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

const ANEW = { subscribe: false, forceRefetch: true } as const

/** Records out of a workbook: nothing is written before the rows and their faults were seen. */
export function ImportDialog({ modelId, onClose, onImported }: ImportDialogProps) {
  const { t } = useText('generatedPage')
  const dispatch = useAppDispatch()
  const [preview, setPreview] = useState<RecordImportPreview>()
  const [upload, { isLoading: isUploading }] = useUploadRecordsMutation()
  const [importRows, { isLoading: isImporting }] = useImportRecordsMutation()
  const [exportFaulty] = useExportImportExceptionsMutation()
  const rows = useMemo(() => rowsOf(preview), [preview])
  const faulty = rows.filter(({ faults }) => Object.keys(faults).length > 0)
  const columns = useMemo(() => columnsOf(preview, t('import.fault')), [preview, t])

  async function take(file: File) {
    const { data: kept } = await upload({ body: { file } })
    if (!kept) return
    const asked = onlineDevApi.endpoints.previewRecords.initiate({ modelId, fileName: kept.name }, ANEW)
    const { data } = await dispatch(asked)
    if (data) setPreview(data)
  }

  async function fetchTemplate() {
    const { data } = await dispatch(onlineDevApi.endpoints.getImportTemplate.initiate({ modelId }, ANEW))
    if (data) download(data)
  }

  async function start() {
    const list = rows.map(({ values }) => ({ ...values }))
    const { data } = await importRows({ modelId, recordImportBody: { list } })
    if (!data) return
    if (data.snum > 0) onImported()
    if (data.fnum === 0) onClose()
    else if (preview) setPreview({ ...preview, dataRow: data.failResult, faults: faultsOfFailed(data) })
  }

  async function saveFaulty() {
    const list = faulty.map(({ values }) => ({ ...values }))
    const { data } = await exportFaulty({ modelId, recordImportBody: { list } })
    if (data) download(data)
  }

  return (
    <Modal
      visible
      title={t('import.title')}
      style={{ inlineSize: 'min(1000px, 100vw)' }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('import.close')}</Button>
          {faulty.length > 0 && <Button onClick={() => void saveFaulty()}>{t('import.saveFaulty')}</Button>}
          {preview && (
            <Button
              type="primary"
              loading={isImporting}
              disabled={rows.length === faulty.length}
              onClick={() => void start()}
            >
              {t('import.start', { count: rows.length - faulty.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['choose']}>
        <ImportButton accept=".xlsx,.xls,.csv" busy={isUploading} onFile={(file) => void take(file)}>
          {t('import.choose')}
        </ImportButton>
        <Button type="text" onClick={() => void fetchTemplate()}>
          {t('import.template')}
        </Button>
      </div>
      {preview && (
        <>
          <Alert
            type={faulty.length > 0 ? 'warning' : 'info'}
            content={t('import.summary', { total: rows.length, faulty: faulty.length })}
          />
          <DataTable
            label={t('import.title')}
            rows={rows}
            columns={columns}
            rowKey={({ index }) => String(index)}
            showIndex
            maxHeight={400}
          />
        </>
      )}
    </Modal>
  )
}

function rowsOf(preview: RecordImportPreview | undefined): Row[] {
  const byRow = groupByRow(preview?.faults ?? [])
  return (preview?.dataRow ?? []).map((values, index) => ({
    index,
    values,
    faults: Object.fromEntries((byRow.get(index) ?? []).map(({ field, message }) => [field, message])),
  }))
}

function columnsOf(preview: RecordImportPreview | undefined, faultTitle: string): DataColumn<Row>[] {
  const cells = (preview?.headerRow ?? []).map(({ id, fullName }): DataColumn<Row> => ({
    id,
    header: fullName,
    minWidth: 120,
    value: ({ values }) => values[id],
    render: ({ values, faults }) => (
      <span data-faulty={id in faults || undefined} className={styles['cell']}>
        {values[id]}
      </span>
    ),
  }))
  const faults: DataColumn<Row> = {
    id: 'faults',
    header: faultTitle,
    width: 240,
    pinned: 'end',
    value: (row) => Object.values(row.faults).join('; '),
  }
  return [...cells, faults]
}

/** The server names faults by the place in what was sent; what is shown now are the rows that failed, in that order. */
function faultsOfFailed({ faults }: Pick<RecordImportPreview, 'faults'>): RecordImportPreview['faults'] {
  const places = [...new Set(faults.map(({ row }) => row))].toSorted((left, right) => left - right)
  return faults.map((fault) => ({ ...fault, row: places.indexOf(fault.row) }))
}

function groupByRow(faults: RecordImportPreview['faults']): ReadonlyMap<number, RecordImportPreview['faults']> {
  const byRow = new Map<number, RecordImportPreview['faults']>()
  for (const fault of faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])
  return byRow
}
