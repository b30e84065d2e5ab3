import type { FormNode } from '../document/form.schema.ts'
import { isForbiddenName } from '../document/limits.ts'
import type { ModelTables } from '../document/read-tables.ts'
import type { Problem, ProblemCode } from '../document/problem.ts'
import { asBoolean, asList, asNumber, asText, isRecord, own, ownAt } from '../json/json.ts'
import { fallbackKind, isKnownKind, kindOf } from '../kinds/registry.ts'
import type { Kind } from '../kinds/kind.ts'
import { withOlderNames } from './camel-case.ts'
import type { FormItem } from './form-item.ts'
import { bindingOf } from './names.ts'

/** What the containers of a component determine while the tree is read. */
export interface Surroundings {
  pointer: string
  place: readonly string[]
  /** The sub-table around it: model name and child table. */
  table?: { name: string; childTable: string } | undefined
  /** The clients on which a container around it is hidden. */
  hiddenOn?: FormItem['hiddenAround'] | undefined
  /** Whether it is a direct child of tabs or a collapse. */
  isPane?: boolean | undefined
}

/** State of reading one form. */
export interface Reading {
  tables: ModelTables
  problems: Problem[]
  count: number
}

/**
 * The key of `__config__` that names the kind: `sqosKey`, or the key of another product of the family (`…Key`). Undefined
 * if a component has none.
 */
export function kindKey(node: unknown): string | undefined {
  const config = own(node, '__config__')
  if (!isRecord(config)) return undefined
  if (asText(config['sqosKey'])) return 'sqosKey'
  const keys = Object.keys(config).filter(
    (key) => /^[a-z]+Key$/.test(key) && key !== 'renderKey' && asText(config[key]),
  )
  return keys.find((key) => isKnownKind(asText(config[key]) ?? '')) ?? keys[0]
}

/** The name of a component's kind, as its document writes it. */
export const kindName = (node: unknown): string | undefined => {
  const key = kindKey(node)
  return key === undefined ? undefined : asText(ownAt(node, '__config__', key))
}

/** Reads a component and its children; undefined if the value is not a component. */
export function readNode(value: unknown, around: Surroundings, reading: Reading): FormItem | undefined {
  const say = (code: ProblemCode, params?: Problem['params']) =>
    reading.problems.push({ code, severity: 'warning', place: around.place, pointer: around.pointer, params })

  if (!isRecord(value)) return void say('notAnObject')
  const name = kindName(value)
  if (!around.isPane && !isRecord(value['__config__'])) return void say('noConfig')
  if (name === undefined && !around.isPane) return void say('noKind')
  const kind = name === undefined ? fallbackKind('pane') : kindOf(name)
  reading.count += 1

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values are read by guards only; the schema's faults are reported apart
  const node = withOlderNames(value) as FormNode
  const model = readName({ node, kind, around, reading })
  const label = labelOf(node, kind)
  const place = [...around.place, model.name && model.name !== label ? `${label} ${model.name}` : label]
  if (kind.group === 'unknown') say('unknownKind', { kind: name ?? '' })
  return {
    ...model,
    ...flagsOf(node),
    hiddenAround: around.hiddenOn ?? [],
    key: around.pointer,
    kind,
    node,
    label,
    place,
    table: around.table?.name,
    children: readChildren({ node, kind, place, around, reading }),
    binding: bindingOf(
      { name: storesNothing(kind) ? '' : model.name, childTable: around.table?.childTable },
      reading.tables,
    ),
  }
}

const storesNothing = (kind: Kind): boolean => kind.role !== 'value' && kind.role !== 'system'

const labelOf = (node: FormNode, kind: Kind): string =>
  asText(ownAt(node, '__config__', 'label')) ?? asText(own(node, 'title')) ?? kind.label

interface Named {
  node: FormNode
  kind: Kind
  around: Surroundings
  reading: Reading
}

function readName({ node, kind, around, reading }: Named): Pick<FormItem, 'name' | 'path'> {
  if (kind.role === 'display' || kind.role === 'container' || kind.role === 'pane') return { name: '', path: '' }
  const name = asText(own(node, '__vModel__')) ?? ''
  if (name !== '' && isForbiddenName(name)) {
    reading.problems.push({
      code: 'forbiddenName',
      severity: 'error',
      place: [...around.place, labelOf(node, kind)],
      pointer: around.pointer,
      params: { name },
    })
    return { name: '', path: '' }
  }
  return { name, path: name && around.table ? `${around.table.name}.${name}` : name }
}

const flagsOf = (node: FormNode) => {
  const visibility = ownAt(node, '__config__', 'visibility')
  const span = asNumber(ownAt(node, '__config__', 'span')) ?? 24
  return {
    isRequired: asBoolean(ownAt(node, '__config__', 'required')) === true,
    isHidden: asBoolean(ownAt(node, '__config__', 'noShow')) === true,
    isDisabled: asBoolean(own(node, 'disabled')) === true,
    isReadonly: asBoolean(own(node, 'readonly')) === true,
    showsLabel: asBoolean(ownAt(node, '__config__', 'showLabel')) !== false,
    isOnPc: !Array.isArray(visibility) || visibility.includes('pc'),
    isOnApp: !Array.isArray(visibility) || visibility.includes('app'),
    span: Math.min(24, Math.max(1, Math.round(span))),
    labelWidth: asNumber(ownAt(node, '__config__', 'labelWidth')),
  }
}

interface Children extends Named {
  place: readonly string[]
}

function readChildren({ node, kind, place, around, reading }: Children): readonly FormItem[] {
  if (kind.role !== 'container' && kind.role !== 'pane' && kind.role !== 'table') return []
  const table = kind.role === 'table' ? tableAround(node) : around.table
  const hiddenOn = kind.role === 'table' ? around.hiddenOn : hiddenSides(node, around)
  return asList(ownAt(node, '__config__', 'children')).flatMap((child, index) => {
    const pointer = `${around.pointer}/__config__/children/${index}`
    return readNode(child, { pointer, place, table, hiddenOn, isPane: kind.hasPanes }, reading) ?? []
  })
}

function hiddenSides(node: FormNode, { hiddenOn = [] }: Surroundings): FormItem['hiddenAround'] {
  const { isHidden, isOnPc, isOnApp } = flagsOf(node)
  const isOn = { pc: isOnPc, app: isOnApp }
  return (['pc', 'app'] as const).filter((side) => isHidden || !isOn[side] || hiddenOn.includes(side))
}

function tableAround(node: FormNode): Surroundings['table'] {
  const name = asText(own(node, '__vModel__')) ?? ''
  const [first] = asList(ownAt(node, '__config__', 'children'))
  const childTable =
    asText(ownAt(node, '__config__', 'tableName')) || asText(ownAt(first, '__config__', 'relationTable')) || ''
  return { name, childTable }
}
