import {
  type ModuleItem,
  useCreateModuleButtonMutation,
  useCreateModuleButtonsMutation,
  useCreateModuleColumnMutation,
  useCreateModuleColumnsMutation,
  useCreateModuleFormMutation,
  useCreateModuleFormsMutation,
  useDeleteModuleButtonMutation,
  useDeleteModuleColumnMutation,
  useDeleteModuleFormMutation,
  useListModuleButtonsQuery,
  useListModuleColumnsQuery,
  useListModuleFormsQuery,
  useToggleModuleButtonMutation,
  useToggleModuleColumnMutation,
  useToggleModuleFormMutation,
  useUpdateModuleButtonMutation,
  useUpdateModuleColumnMutation,
  useUpdateModuleFormMutation,
} from '@sqos/api-client/menu'

/** What can hang on an entry and be granted one by one. */
export type ItemKind = 'buttons' | 'columns' | 'forms'

const NO_ITEMS: readonly ModuleItem[] = []

/** Reading and writing the buttons of an entry. */
export function useButtonCalls(moduleId: string) {
  const query = useListModuleButtonsQuery({ moduleId })
  const [create] = useCreateModuleButtonMutation()
  const [createMany, { isLoading: adding }] = useCreateModuleButtonsMutation()
  const [update] = useUpdateModuleButtonMutation()
  const [toggle] = useToggleModuleButtonMutation()
  const [remove] = useDeleteModuleButtonMutation()
  return { query, rows: query.data?.list ?? NO_ITEMS, create, createMany, adding, update, toggle, remove }
}

/** Reading and writing the columns of an entry. */
export function useColumnCalls(moduleId: string) {
  const query = useListModuleColumnsQuery({ moduleId })
  const [create] = useCreateModuleColumnMutation()
  const [createMany, { isLoading: adding }] = useCreateModuleColumnsMutation()
  const [update] = useUpdateModuleColumnMutation()
  const [toggle] = useToggleModuleColumnMutation()
  const [remove] = useDeleteModuleColumnMutation()
  return { query, rows: query.data?.list ?? NO_ITEMS, create, createMany, adding, update, toggle, remove }
}

/** Reading and writing the form fields of an entry. */
export function useFormCalls(moduleId: string) {
  const query = useListModuleFormsQuery({ moduleId })
  const [create] = useCreateModuleFormMutation()
  const [createMany, { isLoading: adding }] = useCreateModuleFormsMutation()
  const [update] = useUpdateModuleFormMutation()
  const [toggle] = useToggleModuleFormMutation()
  const [remove] = useDeleteModuleFormMutation()
  return { query, rows: query.data?.list ?? NO_ITEMS, create, createMany, adding, update, toggle, remove }
}

/** The calls of one kind; those of the others take and answer the same. */
export type ItemCalls = ReturnType<typeof useButtonCalls>
