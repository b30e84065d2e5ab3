import { Checkbox, Radio } from '@arco-design/web-react'
import { useState, useId } from 'react'
import { WidgetDialog } from '../dialog/WidgetDialog.tsx'
import { Isolated } from '../picker/Isolated.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './ExportDialog.module.css'

/** A column that can be exported. */
export interface ExportColumn {
  prop: string
  label: string
  /** Ticked when the dialog opens: true. */
  isChosen?: boolean | undefined
}

/** The export request. */
export interface ExportRequest {
  /** '' for the current page, '1' for all pages. */
  dataType: '' | '1'
  /** The columns' properties, joined by commas, in the order of the columns. */
  selectKey: string
}

export interface ExportDialogProps {
  open: boolean
  columns: readonly ExportColumn[]
  /** Whether there are several pages. If not, there is no choice of rows and `dataType` is '1'. Default true. */
  hasPages?: boolean | undefined
  /** Exports. The dialog closes when the promise resolves; when it rejects, the dialog stays open and shows the error. */
  onExport: (request: ExportRequest) => Promise<unknown>
  onClose: () => void
}

/** Which columns of which rows are exported: 导出数据, 600 px. */
export function ExportDialog(props: ExportDialogProps) {
  const [opening, setOpening] = useState({ isOpen: props.open, count: 0 })
  if (opening.isOpen !== props.open)
    setOpening({ isOpen: props.open, count: props.open ? opening.count + 1 : opening.count })
  // The choice belongs to one opening; it stays until the closing animation ends.
  return (
    <Isolated>
      <Dialog key={opening.count} {...props} />
    </Isolated>
  )
}

function Dialog({ open, columns, hasPages = true, onExport, onClose }: ExportDialogProps) {
  const { t } = useWidgetText()
  const group = useId()
  const [dataType, setDataType] = useState<ExportRequest['dataType']>(hasPages ? '' : '1')
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    columns.filter(({ isChosen }) => isChosen !== false).map(({ prop }) => prop),
  )
  const [problem, setProblem] = useState<'none' | 'failed'>()
  const [isBusy, setBusy] = useState(false)

  async function run() {
    const selectKey = columns.filter(({ prop }) => chosen.includes(prop)).map(({ prop }) => prop)
    if (selectKey.length === 0) return setProblem('none')
    setProblem(undefined)
    setBusy(true)
    try {
      await onExport({ dataType, selectKey: selectKey.join(',') })
      onClose()
    } catch {
      setProblem('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <WidgetDialog
      open={open}
      title={t('exportDialog.title')}
      width={600}
      confirmText={t('exportDialog.confirm')}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {hasPages && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('exportDialog.rows')}</legend>
          <Radio.Group
            name={group}
            aria-label={t('exportDialog.rows')}
            value={dataType}
            onChange={setDataType}
            options={[
              { value: '', label: t('exportDialog.currentPage') },
              { value: '1', label: t('exportDialog.allPages') },
            ]}
          />
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('exportDialog.columns')}</legend>
        <Checkbox
          checked={chosen.length === columns.length}
          indeterminate={chosen.length > 0 && chosen.length < columns.length}
          onChange={(isAll) => setChosen(isAll ? columns.map(({ prop }) => prop) : [])}
        >
          {t('exportDialog.all')}
        </Checkbox>
        <Checkbox.Group
          className={styles.columns ?? ''}
          value={[...chosen]}
          onChange={setChosen}
          options={columns.map(({ prop, label }) => ({ value: prop, label }))}
        />
      </fieldset>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(`exportDialog.${problem}`)}
        </p>
      )}
    </WidgetDialog>
  )
}
