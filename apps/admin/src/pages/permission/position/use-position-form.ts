import { readOnce } from '@sqos/api-client'
import {
  type Position,
  positionApi,
  type PositionRow,
  useCreatePositionMutation,
  useUpdatePositionMutation,
} from '@sqos/api-client/position'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { type NamedFields, namedBodyOf, namedFieldsOf } from '../../../parts/record-form/named-fields.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'

/** The largest order number. Source: contract of the API family, shell, section 9. */
export const MAX_SORT_CODE = 9999

/** The values of the form. */
export interface PositionFields extends NamedFields {
  organizeId: string
  type: string
}

/** The form that creates or edits a position. */
export function usePositionForm({ organizeId, rows }: { organizeId: string; rows: readonly PositionRow[] }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createPosition] = useCreatePositionMutation()
  const [updatePosition] = useUpdatePositionMutation()

  async function read(id: string) {
    const query = positionApi.endpoints.getPosition.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<PositionFields>({
    blank: () => ({
      ...(organizeId && { organizeId }),
      enabledMark: true,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) => createPosition({ positionBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updatePosition({ id, positionBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => (['organizeId', 'type', 'enabledMark'].includes(name) ? undefined : String(value)),
  })

  return { ...form, mayEdit }
}

export type PositionFormState = ReturnType<typeof usePositionForm>

function recordOf({ lastModifyTime, ...position }: Position): ReadRecord<PositionFields> {
  const { organizeId, type } = position
  return { fields: { ...namedFieldsOf(position), organizeId, type }, lastModifyTime }
}

const bodyOf = (fields: PositionFields) => ({
  ...namedBodyOf(fields),
  organizeId: fields.organizeId,
  type: fields.type,
})
