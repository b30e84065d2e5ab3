import {
  dictionaryApi,
  type DictionaryType,
  type DictionaryTypeNode,
  useCreateDictionaryTypeMutation,
  useUpdateDictionaryTypeMutation,
} from '@sqos/api-client/dictionary'
import { ROOT_ID } from '@sqos/contract'
import { usePermission } from '@sqos/session'
import { useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'

/** What the dialog's fields hold. */
export interface TypeFields {
  parentId: string
  fullName: string
  enCode: string
  isTree: boolean
  sortCode: number | undefined
  description: string
}

/** The dialog to create or edit a dictionary: what it shows, and how it saves. */
export function useTypeDialog() {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_type_edit')
  const [createType] = useCreateDictionaryTypeMutation()
  const [updateType] = useUpdateDictionaryTypeMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** What was opened last; kept while the dialog closes. */
  const [opened, setOpened] = useState<{ edited?: DictionaryType; fields: Partial<TypeFields> }>()

  function create() {
    setOpened({ fields: { parentId: ROOT_ID, sortCode: 0, isTree: false } })
    setIsOpen(true)
  }

  async function load(id: string) {
    const query = dictionaryApi.endpoints.getDictionaryType.initiate({ id }, { forceRefetch: true, subscribe: false })
    const { data: edited } = await dispatch(query)
    if (!edited) return
    const { parentId, fullName, enCode, isTree, sortCode, description } = edited
    setOpened({ edited, fields: { parentId, fullName, enCode, isTree: isTree === 1, sortCode, description } })
    setIsOpen(true)
  }

  function save(fields: TypeFields) {
    const dictionaryTypeBody = {
      parentId: fields.parentId,
      fullName: fields.fullName.trim(),
      enCode: fields.enCode.trim(),
      isTree: fields.isTree ? 1 : 0,
      sortCode: fields.sortCode ?? 0,
      description: fields.description ?? '',
    }
    const edited = opened?.edited
    return edited
      ? updateType({ id: edited.id, dictionaryTypeBody }).unwrap()
      : createType({ dictionaryTypeBody }).unwrap()
  }

  return {
    isOpen,
    editedId: opened?.edited?.id,
    fields: opened?.fields,
    mayEdit,
    create,
    edit: ({ id }: DictionaryTypeNode) => void load(id),
    close: () => setIsOpen(false),
    save,
  }
}

export type TypeDialogState = ReturnType<typeof useTypeDialog>
