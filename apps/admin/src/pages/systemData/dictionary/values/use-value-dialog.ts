import {
  dictionaryApi,
  type DictionaryData,
  type DictionaryDataNode,
  useCreateDictionaryDataMutation,
  useUpdateDictionaryDataMutation,
} from '@sqos/api-client/dictionary'
import { DICTIONARY_ROOT_ID } from '@sqos/contract'
import { usePermission } from '@sqos/session'
import { useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import { MAX_SORT_CODE } from '../limits.ts'

/** What the dialog's fields hold. */
export interface ValueFields {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The dialog to create or edit a value: what it shows, and how it saves. */
export function useValueDialog({ typeId, rows }: { typeId: string; rows: readonly DictionaryDataNode[] }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createValue] = useCreateDictionaryDataMutation()
  const [updateValue] = useUpdateDictionaryDataMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** What was opened last; kept while the dialog closes. */
  const [opened, setOpened] = useState<{ edited?: DictionaryData; fields: Partial<ValueFields> }>()

  function create() {
    const last = Math.max(0, ...rows.map(({ sortCode }) => sortCode))
    const sortCode = Math.min(last + 1, MAX_SORT_CODE)
    setOpened({ fields: { parentId: DICTIONARY_ROOT_ID, sortCode, enabledMark: true } })
    setIsOpen(true)
  }

  async function load(id: string) {
    // The row has no note, and someone else may have changed the rest.
    const query = dictionaryApi.endpoints.getDictionaryData.initiate({ id }, { forceRefetch: true, subscribe: false })
    const { data: edited } = await dispatch(query)
    if (!edited) return
    const { parentId, fullName, enCode, sortCode, enabledMark, description } = edited
    setOpened({ edited, fields: { parentId, fullName, enCode, sortCode, enabledMark: enabledMark === 1, description } })
    setIsOpen(true)
  }

  function save(fields: ValueFields) {
    const dictionaryDataBody = {
      dictionaryTypeId: typeId,
      parentId: fields.parentId,
      fullName: fields.fullName.trim(),
      enCode: fields.enCode.trim(),
      sortCode: fields.sortCode ?? 0,
      enabledMark: fields.enabledMark ? 1 : 0,
      description: fields.description ?? '',
    }
    const edited = opened?.edited
    return edited
      ? updateValue({ id: edited.id, dictionaryDataBody }).unwrap()
      : createValue({ dictionaryDataBody }).unwrap()
  }

  return {
    isOpen,
    wasOpened: opened !== undefined,
    editedId: opened?.edited?.id,
    fields: opened?.fields,
    mayEdit,
    create,
    edit: ({ id }: DictionaryDataNode) => void load(id),
    close: () => setIsOpen(false),
    save,
  }
}

export type ValueDialogState = ReturnType<typeof useValueDialog>
