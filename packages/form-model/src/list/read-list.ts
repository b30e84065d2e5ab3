import type { ListDocument } from '../document/list.schema.ts'
import { parseRecord } from '../document/parse-document.ts'
import type { Problem } from '../document/problem.ts'
import { asBoolean, asList, asNumber, asText, own, ownAt } from '../json/json.ts'
import type { Kind, SearchWay } from '../kinds/kind.ts'
import { fallbackKind, kindOf } from '../kinds/registry.ts'
import type { FormItem } from '../model/form-item.ts'
import { pathOfColumn } from '../model/names.ts'
import type { FormModel } from '../model/read-form.ts'
import { kindName } from '../model/read-node.ts'
import { readListSettings, type ListSettings } from './list-settings.ts'

/** A column of a generated list. */
export interface ListColumn {
  /** Model name, or `table-column` for a column of a sub-table. Key in the rows and permission code. */
  prop: string
  label: string
  kind: Kind
  /** The field of the form; undefined if the form has no field with this name. */
  item: FormItem | undefined
  align: 'left' | 'center' | 'right'
  isSortable: boolean
  /** Width in px; undefined for automatic width. */
  width: number | undefined
  /** The side at which the column stays while the list scrolls. */
  pinned: 'start' | 'end' | undefined
}

/** A condition of the search area. */
export interface SearchField {
  prop: string
  label: string
  kind: Kind
  item: FormItem | undefined
  way: SearchWay
}

/** A button of a list. `code` is its permission code. */
export interface ListButton {
  value: string
  label: string
  code: string
  /** Function text of a custom button. */
  script?: string | undefined
}

/** A list document with its columns, conditions and buttons. */
export interface ListModel {
  readonly document: ListDocument
  readonly settings: ListSettings
  readonly columns: readonly ListColumn[]
  /** Every possible column, and whether the list shows it. A release writes them as column codes. */
  readonly possibleColumns: readonly ListColumn[]
  readonly search: readonly SearchField[]
  readonly buttons: readonly ListButton[]
  readonly rowButtons: readonly ListButton[]
  readonly customButtons: readonly ListButton[]
  readonly problems: readonly Problem[]
}

const usual = (value: string): ListButton => ({ value, label: '', code: `btn_${value}` })

/**
 * Default buttons of documents without `btnsList`. An empty list means no buttons.
 */
const DEFAULT_BUTTONS = ['add'].map(usual)
const DEFAULT_ROW_BUTTONS = ['edit', 'remove'].map(usual)

/** Reads `columnData` or `appColumnData`, as text or parsed, with the form of the model. Never throws. */
export function readList(source: unknown, form: FormModel): ListModel {
  const { value = {}, problems: parsed } = parseRecord(source)
  const problems: Problem[] = [...parsed]
  const read = <Entry>(key: string, entry: (raw: unknown) => Entry | undefined): readonly Entry[] =>
    asList(own(value, key)).flatMap((raw, index) => {
      const found = entry(raw)
      if (found === undefined) {
        problems.push({
          code: 'wrongType',
          severity: 'warning',
          place: [String(index + 1)],
          pointer: `/${key}/${index}`,
        })
        return []
      }
      return [found]
    })
  const isEmptyDocument = Object.keys(value).length === 0
  const hasList = (key: string) => isEmptyDocument || Array.isArray(own(value, key))
  const columns = read('columnList', (raw) => readColumn(raw, form))
  return {
    document: value,
    settings: readListSettings(value),
    columns,
    possibleColumns: asList(own(value, 'defaultColumnList')).flatMap((raw) => readColumn(raw, form) ?? []),
    search: read('searchList', (raw) => readSearch(raw, form) ?? 'none').filter((one) => one !== 'none'),
    buttons: hasList('btnsList') ? read('btnsList', readButton) : DEFAULT_BUTTONS,
    rowButtons: hasList('columnBtnsList') ? read('columnBtnsList', readButton) : DEFAULT_ROW_BUTTONS,
    customButtons: read('customBtnsList', readCustomButton),
    problems,
  }
}

const PINS: ReadonlyMap<string, 'start' | 'end'> = new Map([
  ['left', 'start'],
  ['right', 'end'],
])

function readColumn(raw: unknown, form: FormModel): ListColumn | undefined {
  const prop = asText(own(raw, 'prop')) || asText(own(raw, '__vModel__'))
  if (!prop) return undefined
  const item = form.field(pathOfColumn(prop)) ?? form.field(prop)
  const align = own(raw, 'align')
  const width = asNumber(own(raw, 'width')) ?? 0
  return {
    prop,
    label: asText(own(raw, 'label')) ?? item?.label ?? prop,
    kind: item?.kind ?? kindOrText(asText(own(raw, 'sqosKey')) ?? kindName(raw)),
    item,
    align: align === 'center' || align === 'right' ? align : 'left',
    isSortable: asBoolean(own(raw, 'sortable')) === true,
    width: width > 0 ? width : undefined,
    pinned: PINS.get(asText(own(raw, 'fixed')) ?? ''),
  }
}

const kindOrText = (name: string | undefined) => (name === undefined ? fallbackKind('value') : kindOf(name))

/** Reads a condition: `prop` and `label`, or a whole component. Undefined if the field cannot be searched. */
function readSearch(raw: unknown, form: FormModel): SearchField | undefined {
  const prop = asText(own(raw, 'prop')) || asText(own(raw, '__vModel__'))
  if (!prop) return undefined
  const item = form.field(pathOfColumn(prop)) ?? form.field(prop)
  const kind = item?.kind ?? kindOrText(kindName(raw) ?? asText(own(raw, 'sqosKey')))
  const way = item ? kind.search(item.node) : undefined
  if (!way) return undefined
  const label = asText(own(raw, 'label')) ?? asText(ownAt(raw, '__config__', 'label')) ?? item?.label ?? prop
  return { prop, label, kind, item, way }
}

function readButton(raw: unknown): ListButton | undefined {
  const value = asText(own(raw, 'value'))
  return value ? { value, label: asText(own(raw, 'label')) ?? '', code: `btn_${value}` } : undefined
}

function readCustomButton(raw: unknown): ListButton | undefined {
  const button = readButton(raw)
  return button && { ...button, code: button.value, script: asText(own(raw, 'func')) ?? '' }
}
