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

/** Items of an entry that can be granted one by one. */
export type ItemKind = 'buttons' | 'columns' | 'forms'

const NO_ITEMS: readonly ModuleItem[] = []

/** API calls for the buttons of an entry. */
export function useButtonCalls(moduleId: string) {
  const query = useListModuleButtonsQuery({ moduleId })
  const [create] = useCreateModuleButtonMutation()
  const [createMany, { isLoading: adding }] = useCreateModuleButtonsMutation()
  const [update] = useUpdateModuleButtonMutation()
  const [toggle] = useToggleModuleButtonMutation()
  const [remove] = useDeleteModuleButtonMutation()
  return { query, rows: query.data?.list ?? NO_ITEMS, create, createMany, adding, update, toggle, remove }
}

/** API calls for the columns of an entry. */
export function useColumnCalls(moduleId: string) {
  const query = useListModuleColumnsQuery({ moduleId })
  const [create] = useCreateModuleColumnMutation()
  const [createMany, { isLoading: adding }] = useCreateModuleColumnsMutation()
  const [update] = useUpdateModuleColumnMutation()
  const [toggle] = useToggleModuleColumnMutation()
  const [remove] = useDeleteModuleColumnMutation()
  return { query, rows: query.data?.list ?? NO_ITEMS, create, createMany, adding, update, toggle, remove }
}

/** API calls for the form fields of an entry. */
export function useFormCalls(moduleId: string) {
  const query = useListModuleFormsQuery({ moduleId })
  const [create] = useCreateModuleFormMutation()
  const [createMany, { isLoading: adding }] = useCreateModuleFormsMutation()
  const [update] = useUpdateModuleFormMutation()
  const [toggle] = useToggleModuleFormMutation()
  const [remove] = useDeleteModuleFormMutation()
  return { query, rows: query.data?.list ?? NO_ITEMS, create, createMany, adding, update, toggle, remove }
}

/** The calls of one kind; the other kinds have the same types. */
export type ItemCalls = ReturnType<typeof useButtonCalls>
