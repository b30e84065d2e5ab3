import { readOnce } from '@sqos/api-client'
import {
  dictionaryApi,
  useCreateDictionaryTypeMutation,
  useUpdateDictionaryTypeMutation,
} from '@sqos/api-client/dictionary'
import { ROOT_ID } from '@sqos/contract'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../../app/store.ts'
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts'

/** The values of the dialog. */
export interface TypeFields {
  parentId: string
  fullName: string
  enCode: string
  isTree: boolean
  sortCode: number | undefined
  description: string
}

/** The dialog that creates or edits a dictionary. */
export function useTypeDialog() {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_type_edit')
  const [createType] = useCreateDictionaryTypeMutation()
  const [updateType] = useUpdateDictionaryTypeMutation()

  async function read(id: string) {
    const query = dictionaryApi.endpoints.getDictionaryType.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { parentId, fullName, enCode, isTree, sortCode, description, lastModifyTime } = data
    return { fields: { parentId, fullName, enCode, isTree: isTree === 1, sortCode, description }, lastModifyTime }
  }

  const dialog = useRecordForm<TypeFields>({
    blank: () => ({ parentId: ROOT_ID, sortCode: 0, isTree: false }),
    read,
    create: (fields) => createType({ dictionaryTypeBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateType({ id, dictionaryTypeBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => (name === 'parentId' || name === 'isTree' ? undefined : String(value)),
  })

  return { ...dialog, mayEdit }
}

export type TypeDialogState = ReturnType<typeof useTypeDialog>

const bodyOf = (fields: TypeFields) => ({
  parentId: fields.parentId,
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  isTree: fields.isTree ? 1 : 0,
  sortCode: fields.sortCode ?? 0,
  description: fields.description ?? '',
})
