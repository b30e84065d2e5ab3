import { Input } from '@arco-design/web-react'
import { useListDictionaryTypesQuery } from '@sqos/api-client/dictionary'
import { useListVisualModelOptionsQuery, type VisualModelNode } from '@sqos/api-client/model'
import { MENU_TYPE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

interface FieldProps {
  // From the form item.
  id?: string
  value?: string
  onChange?: (id: string) => void
}

export interface ModuleFieldProps extends FieldProps {
  type: number
}

/** What an entry shows: dictionaries and designed pages are chosen, the others are named by their id. */
export function ModuleField({ type, ...field }: ModuleFieldProps) {
  if (type === MENU_TYPE.dictionary) return <DictionaryField {...field} />
  if (type === MENU_TYPE.model) return <ModelField {...field} />
  return <IdField {...field} />
}

function DictionaryField(field: FieldProps) {
  const types = useListDictionaryTypesQuery()
  if (types.isError) return <IdField {...field} />
  return <ParentSelect {...field} lines={treeLines(types.data?.list ?? [])} loading={types.isFetching} />
}

function ModelField(field: FieldProps) {
  const models = useListVisualModelOptionsQuery({ type: 1 })
  const lines = (models.data?.list ?? []).flatMap(linesOf)
  // Who maintains menus need not know designs; one that was switched off since still opens its page.
  const isKnown = !field.value || lines.some(({ id }) => id === field.value)
  if (models.isError || (!models.isFetching && !isKnown)) return <IdField {...field} />
  return <ParentSelect {...field} lines={lines} loading={models.isFetching} />
}

/** The designed pages of a category, which is named beside each. */
const linesOf = ({ fullName: category, children = [] }: VisualModelNode) =>
  children.map(({ id, fullName }) => ({ id, name: `${fullName} · ${category}`, depth: 0 }))

function IdField(field: FieldProps) {
  const { t } = useText(NAMESPACE)
  return <Input {...field} placeholder={t('placeholder.moduleId')} maxLength={50} />
}
