import { Input } from '@arco-design/web-react'
import { useListDictionaryTypesQuery } from '@sqos/api-client/dictionary'
import { MENU_TYPE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { ParentSelect } from '../../../parts/tree/ParentSelect.tsx'
import { treeLines } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from './catalogue.ts'

export interface ModuleFieldProps {
  type: number
  // From the form item.
  id?: string
  value?: string
  onChange?: (id: string) => void
}

/** What an entry shows: a dictionary is chosen, the others are named by their id. */
export function ModuleField({ type, ...field }: ModuleFieldProps) {
  const { t } = useText(NAMESPACE)
  const isDictionary = type === MENU_TYPE.dictionary
  const types = useListDictionaryTypesQuery(undefined, { skip: !isDictionary })
  if (isDictionary && !types.isError)
    return <ParentSelect {...field} lines={treeLines(types.data?.list ?? [])} loading={types.isFetching} />
  return <Input {...field} placeholder={t('placeholder.moduleId')} maxLength={50} />
}
