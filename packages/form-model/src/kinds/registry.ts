import * as containers from './container-kinds.ts'
import * as displays from './display-kinds.ts'
import * as files from './file-kinds.ts'
import type { Kind, KindGroup } from './kind.ts'
import * as moments from './moment-kinds.ts'
import * as numbers from './number-kinds.ts'
import * as options from './option-kinds.ts'
import * as organizations from './organization-kinds.ts'
import * as systems from './system-kinds.ts'
import * as texts from './text-kinds.ts'
import { unknownKind } from './unknown-kind.ts'

/** In the order of the palette. */
export const KINDS: readonly Kind[] = [
  texts.comInput,
  texts.textarea,
  numbers.numInput,
  numbers.switchKind,
  options.radio,
  options.checkbox,
  options.select,
  options.cascader,
  moments.date,
  moments.time,
  files.uploadFz,
  files.uploadImg,
  texts.colorPicker,
  numbers.rate,
  numbers.slider,
  displays.divider,
  displays.SQOSText,
  texts.editor,
  displays.button,
  organizations.comSelect,
  organizations.depSelect,
  organizations.posSelect,
  organizations.userSelect,
  options.treeSelect,
  systems.billRule,
  containers.table,
  organizations.address,
  organizations.relationForm,
  organizations.popupSelect,
  organizations.relationFormAttr,
  organizations.popupAttr,
  displays.qrcode,
  displays.barcode,
  numbers.calculate,
  systems.createUser,
  systems.createTime,
  systems.modifyUser,
  systems.modifyTime,
  systems.currOrganize,
  systems.currPosition,
  displays.groupTitle,
  containers.card,
  containers.row,
  containers.tab,
  containers.collapse,
  systems.currDept,
  moments.timeRange,
  moments.dateRange,
  texts.PsdInput,
  numbers.SQOSAmount,
  options.dicSelect,
  displays.link,
  displays.alert,
  containers.tableGrid,
  containers.tableGridTr,
  containers.tableGridTd,
  containers.tabItem,
  containers.collapseItem,
]

const byName = new Map(KINDS.map((kind) => [kind.name.toLowerCase(), kind]))

/** Kinds as newer documents call them. Source: contract of the platform, 13.9. */
const NEWER_NAMES: ReadonlyMap<string, string> = new Map([
  ['input', 'comInput'],
  ['inputnumber', 'numInput'],
  ['datepicker', 'date'],
  ['timepicker', 'time'],
  ['uploadfile', 'uploadFz'],
  ['areaselect', 'address'],
  ['organizeselect', 'comSelect'],
  ['text', 'SQOSText'],
  ['colorpicker', 'colorPicker'],
])

const unknown = new Map<string, Kind>()

/**
 * The kind of a name as documents have it: also by its newer name, and `XyzText`, `XyzAmount` with another product's
 * prefix. What nobody knows is a kind of its own that keeps values as they are.
 */
export function kindOf(name: string): Kind {
  const lower = name.toLowerCase()
  const known = byName.get(lower) ?? byName.get(NEWER_NAMES.get(lower)?.toLowerCase() ?? '') ?? prefixed(name)
  if (known) return known
  const found = unknown.get(name) ?? unknownKind(name)
  if (unknown.size < 1000) unknown.set(name, found)
  return found
}

function prefixed(name: string): Kind | undefined {
  const [, suffix = ''] = /^[A-Z]{2,}(Text|Amount|TreeSelect)$/.exec(name) ?? []
  if (suffix === 'Text') return displays.SQOSText
  if (suffix === 'Amount') return numbers.SQOSAmount
  return suffix === 'TreeSelect' ? options.treeSelect : undefined
}

/** Whether a name is one of a kind that this version knows. */
export const isKnownKind = (name: string): boolean => kindOf(name).group !== 'unknown'

/** The kinds of one group of the palette, in its order. `currDept` is kept in every list of kinds, and not offered. */
export const paletteOf = (group: KindGroup): readonly Kind[] =>
  KINDS.filter((kind) => kind.group === group && kind !== systems.currDept)
