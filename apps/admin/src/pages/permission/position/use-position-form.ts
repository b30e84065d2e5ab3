import {
  type Position,
  positionApi,
  type PositionRow,
  useCreatePositionMutation,
  useUpdatePositionMutation,
} from '@sqos/api-client/position'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'

/** The largest order number. Source: contract of the API family, shell, section 9. */
export const MAX_SORT_CODE = 9999

/** What the form's fields hold. */
export interface PositionFields {
  organizeId: string
  fullName: string
  enCode: string
  type: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form to create or edit a position: what it shows, and how it saves. */
export function usePositionForm({ organizeId, rows }: { organizeId: string; rows: readonly PositionRow[] }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createPosition] = useCreatePositionMutation()
  const [updatePosition] = useUpdatePositionMutation()

  async function read(id: string) {
    const query = positionApi.endpoints.getPosition.initiate({ id }, { forceRefetch: true, subscribe: false })
    const { data } = await dispatch(query)
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
  const { organizeId, fullName, enCode, type, sortCode, enabledMark, description } = position
  return {
    fields: { organizeId, fullName, enCode, type, sortCode, enabledMark: enabledMark === 1, description },
    lastModifyTime,
  }
}

const bodyOf = ({ organizeId, fullName, enCode, type, sortCode, enabledMark, description }: PositionFields) => ({
  organizeId,
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  type,
  sortCode: sortCode ?? 0,
  enabledMark: enabledMark ? 1 : 0,
  description: description ?? '',
})
