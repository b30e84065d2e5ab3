import { asText, formCode, type FormItem, type FormModel, isRecord, own } from '@sqos/form-model'
import type { FlowFormField } from '../designer/design-context.ts'

/** The fields of a form, for conditions and permissions. Also the columns of sub-tables, which have permissions only. */
export const flowFieldsOf = (form: FormModel): readonly FlowFormField[] =>
  form.all
    .filter(({ path, kind }) => path !== '' && kind.role !== 'attribute' && kind.role !== 'display')
    .map((item) => {
      const table = item.table === undefined ? undefined : form.field(item.table)
      const options = optionsOf(item)
      const value = valueOf(item, options)
      return {
        id: formCode(item),
        name: table ? `${table.label} - ${item.label}` : item.label,
        sqosKey: item.kind.name,
        value,
        isNumber: value === 'number',
        isRequired: item.isRequired,
        isInTable: item.table !== undefined,
        isSystem: item.kind.role === 'system' || item.kind.role === 'table',
        ...(options && { options }),
        ...(!item.kind.holdsPaths && { people: PEOPLE[sourceOf(item) ?? ''] }),
      }
    })

/** What the ids of a field name, by their source. */
const PEOPLE: Readonly<Record<string, FlowFormField['people']>> = {
  user: 'users',
  organization: 'departments',
  position: 'positions',
  role: 'roles',
}

/** How a condition on the field is entered. */
function valueOf(item: FormItem, options: FlowFormField['options']): FlowFormField['value'] {
  const { kind, node } = item
  if (kind.role === 'table' || kind.fileType !== undefined) return 'none'
  if (options) return 'options'
  const column = kind.column(node)?.type
  if (kind.isOperand || column === 'integer' || column === 'decimal') return 'number'
  if (column === 'datetime') return 'date'
  if (kind.holdsPaths) return 'none'
  const source = sourceOf(item)
  if (source === 'user') return 'user'
  if (source === 'organization') return 'department'
  return source === 'position' ? 'position' : 'text'
}

/** What the ids in the field refer to. */
function sourceOf({ kind, node }: FormItem): string | undefined {
  const [reference] = kind.references(kind.isMultiple(node) || kind.holdsPaths ? ['1'] : '1', node)
  return reference?.source
}

/** The options that the form itself has, and the two values of a switch. */
function optionsOf({ kind, node }: FormItem): FlowFormField['options'] {
  if (kind.hasOptions) return readOptions(own(own(node, '__slot__'), 'options') ?? own(node, 'options'), node)
  const [on, off] = [asText(own(node, 'active-value')), asText(own(node, 'inactive-value'))]
  if (on === undefined || off === undefined) return undefined
  return [
    { value: on, label: asText(own(node, 'activeTxt')) ?? on },
    { value: off, label: asText(own(node, 'inactiveTxt')) ?? off },
  ]
}

function readOptions(source: unknown, node: unknown): FlowFormField['options'] {
  if (!Array.isArray(source) || source.length === 0) return undefined
  const keys = own(own(node, '__config__'), 'props')
  const valueKey = asText(own(keys, 'value')) ?? 'id'
  const labelKey = asText(own(keys, 'label')) ?? 'fullName'
  return source.filter(isRecord).flatMap((option) => {
    const value = asText(own(option, valueKey) ?? own(option, 'value') ?? own(option, 'id'))
    const label = asText(own(option, labelKey) ?? own(option, 'label') ?? own(option, 'fullName'))
    return value === undefined ? [] : [{ value, label: label ?? value }]
  })
}
