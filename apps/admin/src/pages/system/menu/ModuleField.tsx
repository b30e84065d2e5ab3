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

/** The target of an entry: dictionaries and models are selected, other targets are entered by id. */
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
  // A user who manages menus may lack the models; a disabled model still opens its page.
  const isKnown = !field.value || lines.some(({ id }) => id === field.value)
  if (models.isError || (!models.isFetching && !isKnown)) return <IdField {...field} />
  return <ParentSelect {...field} lines={lines} loading={models.isFetching} />
}

/** The models of a category, with the category beside each. */
const linesOf = ({ fullName: category, children = [] }: VisualModelNode) =>
  children.map(({ id, fullName }) => ({ id, name: `${fullName} · ${category}`, depth: 0 }))

function IdField(field: FieldProps) {
  const { t } = useText(NAMESPACE)
  return <Input {...field} placeholder={t('placeholder.moduleId')} maxLength={50} />
}
