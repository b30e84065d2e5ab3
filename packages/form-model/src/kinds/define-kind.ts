import type { FormNode } from '../document/form.schema.ts'
import { asBoolean, asText, isEmpty, own } from '../json/json.ts'
import { readText } from '../values/read.ts'
import type { ColumnType, Kind } from './kind.ts'

/** The parts of a new component. */
interface NodeParts {
  tag: string
  defaultValue?: unknown
  trigger?: string | readonly string[] | undefined
  /** Widget props and `__slot__`. */
  props?: Readonly<Record<string, unknown>> | undefined
  /** Keys of `__config__` beyond the common ones. */
  config?: Readonly<Record<string, unknown>> | undefined
}

type KindParts = Pick<Kind, 'name' | 'label' | 'group'> &
  Partial<Omit<Kind, 'create' | 'column'>> & {
    node: NodeParts
    column?: ColumnType | ((node: FormNode) => ColumnType | undefined) | undefined
  }

/** The column of an id or a code. */
export const CODE_COLUMN: ColumnType = { type: 'varchar', length: 500 }

/** The column of lists and paths, stored as JSON text. */
export const LIST_COLUMN: ColumnType = { type: 'text' }

/** Default minimum width of a list column, in px. */
const LIST_WIDTH = 104

/** Completes a kind with the defaults of a text field. */
export function defineKind({ node, column, ...parts }: KindParts): Kind {
  const role = parts.role ?? 'value'
  const isStored = role === 'value' || role === 'system'
  return {
    place: undefined,
    presets: [],
    aliases: [],
    suffix: undefined,
    role,
    events: [],
    hasOptions: false,
    isMultiple: (one) => asBoolean(own(one, 'multiple')) === true,
    holdsPaths: false,
    isOrnament: false,
    isFallback: false,
    hasPanes: false,
    records: undefined,
    attributeOf: undefined,
    fileType: undefined,
    fitsTable: isStored,
    fitsList: isStored,
    listAlign: 'left',
    listWidth: () => LIST_WIDTH,
    hasOwnCell: false,
    isDrawn: false,
    isWide: false,
    isGroup: false,
    search: () => undefined,
    searchedAs: undefined,
    read: readText,
    write: (value) => (isEmpty(value) ? undefined : value),
    display: (value) => (isEmpty(value) ? '' : (asText(value) ?? JSON.stringify(value) ?? '')),
    references: () => [],
    organizationName: undefined,
    column: (one) => (typeof column === 'function' ? column(one) : (column ?? (isStored ? CODE_COLUMN : undefined))),
    toColumn: packed,
    isImported: role === 'value',
    exportCell: (shown) => (typeof shown === 'string' ? shown : null),
    initial: undefined,
    isBlank: () => false,
    check: () => undefined,
    problems: () => [],
    isOperand: false,
    formula: undefined,
    fill: undefined,
    numberRule: undefined,
    rowOwner: undefined,
    isPhone: () => false,
    holdsLinks: false,
    followsField: () => false,
    create: (formId) => createNode({ name: parts.name, label: parts.label, role, node, formId }),
    ...parts,
  }
}

/** Lists and records as JSON text, other values as they are. */
function packed(value: unknown): string | number | Date | null {
  if (isEmpty(value)) return null
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return value
  return JSON.stringify(value)
}

interface NewNode extends Pick<Kind, 'name' | 'label' | 'role'> {
  node: NodeParts
  formId: number
}

/** Keys of a component and their defaults. */
function createNode({ name, label, role, node, formId }: NewNode): FormNode {
  const isBox = role === 'container' || role === 'table'
  const hasLabel = role !== 'container' && role !== 'display' && role !== 'pane'
  const created = {
    __config__: {
      sqosKey: name,
      label,
      showLabel: hasLabel,
      tag: node.tag,
      tagIcon: `icon-ym icon-ym-generator-${name}`,
      ...('defaultValue' in node && { defaultValue: structuredClone(node.defaultValue) }),
      required: false,
      layout: isBox ? 'rowFormItem' : 'colFormItem',
      span: 24,
      dragDisabled: false,
      visibility: ['pc', 'app'],
      tableName: '',
      noShow: false,
      regList: [],
      ...(node.trigger !== undefined && { trigger: structuredClone(node.trigger) }),
      ...structuredClone(node.config),
      formId,
      renderKey: formId,
    },
    ...(role === 'table' && { __vModel__: `tableField${formId}` }),
    ...((role === 'value' || role === 'system') && { __vModel__: `${name}Field${formId}` }),
    on: {},
    ...structuredClone(node.props),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of kinds are ours; a test checks each against the schema
  return created as FormNode
}
