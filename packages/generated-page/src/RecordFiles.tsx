import { useGetShownRecordQuery } from '@sqos/api-client/record'
import { asList, type FormItem, type FormModel, isRecord, type JsonRecord, own, readRows } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { FileField } from '@sqos/uploader'
import type { OpenRecord } from './record-messages.ts'
import { parseData } from './record-source.ts'
import styles from './Record.module.css'

/** Whether the form has fields that hold files, also in its sub-tables. */
export const holdsFiles = ({ fields }: FormModel) =>
  fields.some((item) => isFile(item) || (item.kind.role === 'table' && item.children.some(isFile)))

const isFile = ({ kind }: FormItem) => kind.fileType !== undefined

/** All files of a record by field. Each opens and downloads as in its field. */
export function RecordFiles({ record: { modelId, id }, form }: { record: OpenRecord; form: FormModel }) {
  const { t } = useText('generatedPage')
  const query = useGetShownRecordQuery({ modelId, id }, { refetchOnMountOrArgChange: true })

  if (!query.data) return query.isError ? <FailedState onRetry={() => void query.refetch()} /> : <Skeleton lines={3} />
  const groups = filesOf(form, parseData(query.data.data))
  if (groups.length === 0) return <p className={styles['empty']}>{t('files.empty')}</p>
  return groups.map(({ key, label, files }) => (
    <section key={key} className={styles['files']} aria-label={label}>
      <h3 className={styles['rowTitle']}>{label}</h3>
      <FileField mode="detail" aria-label={label} value={files} />
    </section>
  ))
}

/** The stored files of each field that has some; those of sub-tables from all rows. */
function filesOf(form: FormModel, data: JsonRecord) {
  return form.fields.flatMap((item) => {
    if (isFile(item)) return groupOf(item, item.label, asList(own(data, item.name)))
    if (item.kind.role !== 'table') return []
    const rows = readRows(own(data, item.name))
    return item.children.filter(isFile).flatMap((column) =>
      groupOf(
        column,
        `${item.label} / ${column.label}`,
        rows.flatMap((row) => asList(own(row, column.name))),
      ),
    )
  })
}

function groupOf({ path }: FormItem, label: string, values: readonly unknown[]) {
  const files = values.filter(isRecord)
  return files.length === 0 ? [] : [{ key: path, label, files }]
}
