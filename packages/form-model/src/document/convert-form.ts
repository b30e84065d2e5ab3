import { asList, asText, isRecord, own, type JsonRecord } from '../json/json.ts'
import { kindName } from '../model/read-node.ts'

/** Tag of a component in a form generator → kind. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['el-input', 'comInput'],
  ['el-input-number', 'numInput'],
  ['tinymce', 'editor'],
  ['el-select', 'select'],
  ['el-cascader', 'cascader'],
  ['el-radio-group', 'radio'],
  ['el-checkbox-group', 'checkbox'],
  ['el-switch', 'switch'],
  ['el-slider', 'slider'],
  ['el-time-picker', 'time'],
  ['el-date-picker', 'date'],
  ['el-rate', 'rate'],
  ['el-color-picker', 'colorPicker'],
  ['el-upload', 'uploadFz'],
  ['el-button', 'button'],
  ['el-divider', 'divider'],
  ['el-row', 'row'],
])

/** Keys of an older component that are now in `__config__`. */
const CONFIG_KEYS: ReadonlySet<string> = new Set(
  'label labelWidth showLabel tag tagIcon defaultValue required layout span regList formId renderKey children componentName changeTag'.split(
    ' ',
  ),
)

/**
 * Converts the document of a form generator. Its components have `tag` and `layout` instead of a kind; the oldest ones
 * have `vModel` and no `__config__`. Returns other documents unchanged.
 */
export function convertForm(document: JsonRecord): JsonRecord {
  const fields = own(document, 'fields')
  if (!Array.isArray(fields) || fields.length === 0) return document
  const converted = fields.map(convertNode)
  return converted.every((node, index) => node === fields[index]) ? document : { ...document, fields: converted }
}

function convertNode(source: unknown): unknown {
  if (!isRecord(source)) return source
  const node = isRecord(source['__config__']) ? source : withConfig(source)
  const config = own(node, '__config__')
  if (!isRecord(node) || !isRecord(config)) return source
  const children = own(config, 'children')
  const next = Array.isArray(children) ? children.map(convertNode) : undefined
  const isSame = next === undefined || next.every((child, index) => child === asList(children)[index])
  const kind = kindName(node) === undefined ? kindOfTag(node, config) : undefined
  if (kind === undefined && isSame) return node
  return {
    ...node,
    __config__: {
      ...(kind && { sqosKey: kind }),
      ...config,
      ...(kind && staticSource(config)),
      ...(next && { children: next }),
    },
  }
}

/** Moves the settings of a component of the oldest documents into `__config__`; returns other components unchanged. */
function withConfig(source: JsonRecord): JsonRecord {
  const tag = asText(own(source, 'tag')) ?? asText(own(source, 'layout'))
  if (tag === undefined) return source
  const { vModel, options, props: _props, ...entries } = source
  const of = (isConfig: boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => CONFIG_KEYS.has(key) === isConfig))
  const isTree = tag === 'el-cascader'
  return {
    ...of(false),
    __config__: of(true),
    ...(asText(vModel) !== undefined && { __vModel__: vModel }),
    ...(Array.isArray(options) && (isTree ? { options } : { __slot__: { options } })),
  }
}

function kindOfTag(node: JsonRecord, config: JsonRecord): string | undefined {
  const type = asText(own(node, 'type')) ?? ''
  const tag = asText(own(config, 'tag')) ?? ''
  if (tag === 'el-input' && type === 'textarea') return 'textarea'
  if (tag === 'el-input' && own(node, 'show-password') === true) return 'PsdInput'
  if (tag === 'el-date-picker' && type.endsWith('range')) return 'dateRange'
  if (tag === 'el-time-picker' && own(node, 'is-range') === true) return 'timeRange'
  if (tag === 'el-upload' && (asText(own(node, 'accept')) ?? '').startsWith('image')) return 'uploadImg'
  const known = KINDS.get(tag)
  return known ?? (own(config, 'layout') === 'rowFormItem' ? 'row' : undefined)
}

/** Options that the generator loaded from a URL are dropped; options in the document remain. */
const staticSource = (config: JsonRecord) =>
  own(config, 'dataType') === 'dynamic' && own(config, 'propsUrl') === undefined ? { dataType: 'static' } : {}
