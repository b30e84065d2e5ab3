import { readOnce } from '@sqos/api-client'
import {
  type Dataset,
  datasetApi,
  type DatasetDefinition,
  type DatasetRow,
  useCreateDatasetMutation,
  useUpdateDatasetMutation,
} from '@sqos/api-client/dataset'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { recurrenceFields, recurrenceOf, type RecurrenceFields } from '../../../parts/recurrence/recurrence.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

const MORNING = { frequency: 'daily', minute: 6 * 60 } as const

/** The values of the form. */
export interface DatasetFields extends RecurrenceFields {
  fullName: string
  enCode: string
  definition: DatasetDefinition
  sortCode: number | undefined
  enabledMark: boolean
  description: string
  /** Whether answers are kept, and read again at times. */
  isExtract: boolean
}

/** The form that creates or edits a dataset. */
export function useDatasetForm(rows: readonly DatasetRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createDataset] = useCreateDatasetMutation()
  const [updateDataset] = useUpdateDatasetMutation()

  async function read(id: string) {
    const query = datasetApi.endpoints.getDataset.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<DatasetFields>({
    blank: () => ({
      definition: {
        kind: 'model',
        modelId: '',
        groupBy: [],
        measures: [{ test: 'count', as: 'm1', title: t('count') }],
      },
      enabledMark: true,
      isExtract: false,
      ...recurrenceFields(MORNING),
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) => createDataset({ datasetBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateDataset({ id, datasetBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (_name, value) => {
      if (typeof value === 'boolean') return t(value ? 'state.on' : 'state.off')
      if (typeof value === 'number') return String(value)
      return typeof value === 'string' ? value : undefined
    },
  })

  return { ...form, mayEdit }
}

export type DatasetFormState = ReturnType<typeof useDatasetForm>

function recordOf({ lastModifyTime, id: _id, kind: _kind, extract, ...dataset }: Dataset): ReadRecord<DatasetFields> {
  const when = recurrenceFields(extract ?? MORNING)
  const fields = { ...dataset, ...when, enabledMark: dataset.enabledMark === 1, isExtract: extract !== null }
  return { fields, lastModifyTime }
}

const bodyOf = (fields: DatasetFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  definition: fields.definition,
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
  extract: fields.isExtract ? recurrenceOf(fields) : null,
})
