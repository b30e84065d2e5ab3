import { quote } from '../design/code.ts'
import type { Field, Module } from '../design/module.ts'
import { isSortable } from '../design/read-module.ts'

/** Controls whose texts are shown as they are. */
const PLAIN = new Set(['InputField', 'TextareaField', 'SystemField', 'AutoCompleteField', 'TimeField'])

/**
 * Whether the list shows a column without a cell of the page. Numbers with decimals, separators or a unit are drawn by their
 * field, so that list and detail show the same text.
 */
export const isPlain = ({ value, options, naming, control }: Field) =>
  !options &&
  !naming &&
  (value === 'text'
    ? PLAIN.has(control.tag)
    : value === 'number' && control.tag === 'NumberField' && !/\b(?:precision|thousands|unit)\b/.test(control.props))

/** Least widths of columns in px. A text may be shorter: its column is then as wide as its longest text. */
const WIDTH = { number: 96, text: 130, billNumber: 220 }

/** The first text of the list names the row. */
export const rowHeader = ({ fields }: Module) =>
  fields.find((field) => field.isListed && field.value === 'text' && isPlain(field)) ??
  fields.find(({ isListed }) => isListed)

/** Stars and sliders are no digits that line up at the end. */
const isNumeric = ({ control }: Field) => control.tag === 'NumberField' || control.tag === 'AmountField'

export function pageFile(module: Module) {
  const { names, fields, subTables, area } = module
  const header = rowHeader(module)
  const column = (field: Field) => {
    const { name, value, isListed, fill } = field
    const isNumber = value === 'number'
    const custom = `, format: 'custom'${isNumber && isNumeric(field) ? `, align: 'end'` : ''}`
    const format = isListed && !isPlain(field) ? custom : isNumber ? `, format: 'number'` : ''
    const minWidth = isNumber ? WIDTH.number : fill?.by === 'number' ? WIDTH.billNumber : WIDTH.text
    return `    ${name}: { title: '${names.camel}.${name}'${format}, minWidth: ${minWidth}${isSortable(field) ? ', sortable: true' : ''}${field === header ? ', isRowHeader: true' : ''} },`
  }
  return `${fields.length > 200 ? '/* oxlint-disable max-lines -- a line for each column */\n' : ''}import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** ${module.title}. */
export const ${names.CONST}_PAGE = definePage({
  code: '${area}.${names.camel}',
  title: '${names.camel}.page',
  directory: '${area}',
  address: '${area}/${names.camel}',
  order: 1000,
  icon: 'icon-list',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'lastModifyTime'],
  columns: {
${fields.map(column).join('\n')}
${subTables.map(({ name }) => `    ${name}: { title: '${names.camel}.${name}', format: 'custom', width: 104 },`).join('\n')}
    creatorUserId: { title: 'column.creatorUser', format: 'custom', minWidth: 120 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
  },
})
`
}

export const apiFile = ({ names, title }: Module) => {
  const { Name, Names, camel, name } = names
  return `import { cacheOf } from '../cache-tags.ts'
import { ${camel}Endpoints } from './${name}.generated.ts'

const { list, record, added, changed, removed } = cacheOf('${Name}')

/** ${title}. */
export const ${camel}Api = ${camel}Endpoints.enhanceEndpoints({
  addTagTypes: ['${Name}'],
  endpoints: {
    list${Names}: list,
    get${Name}: record,
    create${Name}: added,
    update${Name}: changed,
    delete${Name}: removed,
    import${Names}: added,
  },
})

export const {
  useList${Names}Query,
  useGet${Name}Query,
  useCreate${Name}Mutation,
  useUpdate${Name}Mutation,
  useDelete${Name}Mutation,
  useExport${Names}Mutation,
  useImport${Names}Mutation,
  useLazyGet${Name}TemplateQuery,
} = ${camel}Api
export type { ${Name}, ${Name}Body, ${Name}ImportResult } from './${name}.generated.ts'
`
}

/** Texts that belong into the files of the workspace, by language. */
function workspaceTexts({ names, title, titleEn, fields, subTables }: Module) {
  const { camel } = names
  const own = [...fields, ...subTables.map(({ name, label, labelEn }) => ({ name, label, labelEn }))]
  const page = (isEnglish: boolean) =>
    Object.fromEntries([
      [`${camel}.page`, isEnglish ? titleEn : title],
      ...own.map((field) => [`${camel}.${field.name}`, isEnglish ? field.labelEn : field.label]),
    ])
  const server = (texts: readonly string[]) =>
    Object.fromEntries(
      ['required', 'pattern', 'number', 'moment', 'invalid', 'choice', 'tooManyRows', 'noTitles'].map((key, index) => [
        `${camel}.${key}`,
        texts[index] ?? '',
      ]),
    )
  return {
    pages: { zh: page(false), zhtw: page(false), en: page(true) },
    server: {
      zh: server([
        '请填写必填项',
        '格式不正确',
        '不是数字',
        '不是日期',
        '内容太长或不合要求',
        '没有这个选项',
        '一次最多导入 {{count}} 行',
        '第一行没有可识别的列名',
      ]),
      zhtw: server([
        '請填寫必填項',
        '格式不正確',
        '不是數字',
        '不是日期',
        '內容太長或不合要求',
        '沒有這個選項',
        '一次最多匯入 {{count}} 列',
        '第一列沒有可識別的欄名',
      ]),
      en: server([
        'Fill in the required fields',
        'The format is not correct',
        'Not a number',
        'Not a date',
        'Too long, or not allowed here',
        'No such choice',
        'An import takes {{count}} rows at most',
        'The first row has no known title',
      ]),
    },
  }
}

/** Names of unused texts are a fault of the checks: only what the code uses. */
function usedServerTexts(module: Module) {
  const all = [...module.fields, ...module.subTables.flatMap(({ fields }) => fields)]
  const isUsed: Readonly<Record<string, boolean>> = {
    required: all.some(({ isRequired }) => isRequired),
    pattern: module.fields.some(({ patterns }) => patterns.length > 0),
  }
  return (key: string) => isUsed[key.slice(module.names.camel.length + 1)] ?? true
}

export const textsOf = (module: Module) => {
  const { pages, server } = workspaceTexts(module)
  const isUsed = usedServerTexts(module)
  const only = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => isUsed(key)))
  return { pages, server: { zh: only(server.zh), zhtw: only(server.zhtw), en: only(server.en) } }
}

export const optionLines = ({ options }: Field) =>
  options
    ? `export const ${options.constant} = [\n${options.entries.map(({ value, label }) => `  { value: ${quote(value)}, label: ${quote(label)} },`).join('\n')}\n]\n`
    : ''
