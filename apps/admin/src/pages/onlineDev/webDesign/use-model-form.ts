import { readOnce } from '@sqos/api-client'
import {
  useCreateVisualModelMutation,
  useUpdateVisualModelMutation,
  type VisualModel,
  modelApi,
  type VisualModelRow,
} from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'
import { type TableEntry, tablesOf } from './tables/model-tables.ts'
import { useCategories } from './use-categories.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** The values of the form. */
export interface ModelFields {
  fullName: string
  /** Of a new model: undefined or empty, the server derives it from the name. */
  enCode: string | undefined
  /** Of a new model: undefined or empty, the server chooses the usual one. */
  category: string | undefined
  webType: number
  /** Of a new model: code of its template; empty for none. */
  template: string
  /** Existing tables of the model; empty where the platform creates them. */
  tables: readonly TableEntry[]
  sortCode: number | undefined
  state: boolean
  description: string
}

/** The form that creates a model or changes its properties; the documents stay unchanged. */
export function useModelForm(
  rows: readonly VisualModelRow[],
  { onCreated }: { onCreated: (model: { id: string }) => void },
) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const { options } = useCategories()
  const [createModel] = useCreateVisualModelMutation()
  const [updateModel] = useUpdateVisualModelMutation()

  async function read(id: string) {
    const query = modelApi.endpoints.getVisualModel.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  function asText(name: string, value: unknown) {
    if (name === 'webType') return t(`mode.${String(value)}`)
    if (name === 'category') return options.find((option) => option.value === value)?.label
    return typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)
  }

  const blank = () => ({
    webType: 2,
    template: '',
    tables: [],
    state: true,
    sortCode: nextSortCode(rows, MAX_SORT_CODE),
    description: '',
  })
  const form = useRecordForm<ModelFields>({
    blank,
    read,
    create: async (shown) => {
      // Fields that the dialog did not show have no value.
      const given = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined))
      const fields: ModelFields = {
        ...blank(),
        fullName: shown.fullName,
        enCode: shown.enCode,
        category: shown.category,
        ...given,
      }
      const created = await createModel({
        visualModelBody: {
          ...bodyOf(fields),
          type: 1,
          template: fields.template || null,
          ...(!fields.template && tablesIn(fields)),
        },
      }).unwrap()
      if (mayEdit) onCreated(created)
    },
    update: (id, { fields, lastModifyTime }) =>
      updateModel({
        id,
        visualModelBody: {
          ...bodyOf(fields),
          ...tablesIn(fields),
          lastModifyTime,
        },
      }).unwrap(),
    asText,
  })

  return { ...form, mayEdit }
}

export type ModelFormState = ReturnType<typeof useModelForm>

const recordOf = ({ lastModifyTime, ...model }: VisualModel): ReadRecord<ModelFields> => ({
  fields: {
    fullName: model.fullName,
    enCode: model.enCode,
    category: model.category,
    webType: Number(model.webType),
    template: '',
    tables: tablesOf(model.tables),
    sortCode: model.sortCode,
    state: model.state === 1,
    description: model.description,
  },
  lastModifyTime,
})

/** A model with tables keeps at least one: an empty selection changes nothing. */
const tablesIn = ({ tables }: Pick<ModelFields, 'tables'>) =>
  (tables ?? []).length > 0 && { tables: JSON.stringify(tables) }

const bodyOf = (fields: ModelFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode?.trim() ?? '',
  category: fields.category ?? '',
  webType: fields.webType,
  sortCode: fields.sortCode ?? 0,
  state: fields.state ? 1 : 0,
  description: fields.description ?? '',
})
