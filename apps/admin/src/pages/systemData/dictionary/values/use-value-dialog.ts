import { readOnce } from '@sqos/api-client'
import {
  dictionaryApi,
  type DictionaryDataNode,
  useCreateDictionaryDataMutation,
  useUpdateDictionaryDataMutation,
} from '@sqos/api-client/dictionary'
import { DICTIONARY_ROOT_ID } from '@sqos/contract'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../../app/store.ts'
import { nextSortCode } from '../../../../parts/record-form/next-sort-code.ts'
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts'
import { MAX_SORT_CODE } from '../limits.ts'

/** The values of the dialog. */
export interface ValueFields {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
  /** One of `OPTION_TONES`, or empty. */
  tone: DictionaryDataNode['tone']
}

/** The dialog that creates or edits a value. */
export function useValueDialog({ typeId, rows }: { typeId: string; rows: readonly DictionaryDataNode[] }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createValue] = useCreateDictionaryDataMutation()
  const [updateValue] = useUpdateDictionaryDataMutation()

  async function read(id: string) {
    const query = dictionaryApi.endpoints.getDictionaryData.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { parentId, fullName, enCode, sortCode, enabledMark, description, tone, lastModifyTime } = data
    return {
      fields: { parentId, fullName, enCode, sortCode, enabledMark: enabledMark === 1, description, tone },
      lastModifyTime,
    }
  }

  const bodyOf = (fields: ValueFields) => ({
    dictionaryTypeId: typeId,
    parentId: fields.parentId,
    fullName: fields.fullName.trim(),
    enCode: fields.enCode.trim(),
    sortCode: fields.sortCode ?? 0,
    enabledMark: fields.enabledMark ? 1 : 0,
    description: fields.description ?? '',
    tone: fields.tone,
  })

  const dialog = useRecordForm<ValueFields>({
    blank: () => ({
      parentId: DICTIONARY_ROOT_ID,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
      enabledMark: true,
      tone: '',
    }),
    read,
    create: (fields) => createValue({ dictionaryDataBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateValue({ id, dictionaryDataBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => (name === 'parentId' || name === 'enabledMark' ? undefined : String(value)),
  })

  return { ...dialog, mayEdit }
}

export type ValueDialogState = ReturnType<typeof useValueDialog>
