import { commented } from '../design/code.ts'
import type { Field, Module } from '../design/module.ts'

export function scriptsPage({ names, scripts }: Module) {
  return `import type { ${names.Name}Fields } from './use-${names.name}-form.ts'

/** What a script of the form gets, and may change. */
export interface FormContext {
  values: ${names.Name}Fields
  setValues: (changed: Partial<${names.Name}Fields>) => void
}

export type FormScript = (context: FormContext) => void | Promise<void>

// The scripts of the form, each with its source: write them in TypeScript and call them from the form. Nothing runs the sources.

${scripts
  .map(
    ({ name, event, place, source }) => `/** ${event} of ${place}. */
export const ${name}: FormScript = () => {
${commented(source)}
}
`,
  )
  .join('\n')}`
}

/** Controls that are written in; in the others, a value is chosen. */
const WRITTEN = new Set([
  'InputField',
  'TextareaField',
  'NumberField',
  'AmountField',
  'AutoCompleteField',
  'RichText',
  'SignPad',
])

/** The key of the text for an empty required field. */
export const requiredText = ({ control }: Field) => (WRITTEN.has(control.tag) ? 'required' : 'choose')

export function localesOf(module: Module) {
  const { title, titleEn, subTables, fields } = module
  const rows = (isEnglish: boolean) =>
    Object.fromEntries(
      subTables.map((table) => [
        table.name,
        Object.fromEntries(table.fields.map(({ name, label, labelEn }) => [name, isEnglish ? labelEn : label])),
      ]),
    )
  const used = new Set(fields.filter(({ isRequired }) => isRequired).map(requiredText))
  const rule = (texts: { required: string; choose: string }) =>
    used.size === 0
      ? {}
      : {
          rule: {
            ...(used.has('required') && { required: texts.required }),
            ...(used.has('choose') && { choose: texts.choose }),
          },
        }
  return {
    zh: {
      title,
      create: `新建${title}`,
      edit: `编辑${title}`,
      empty: '新建第一条记录',
      action: { create: '新建', show: '详情', import: '导入' },
      ...rule({ required: '请填写{{name}}', choose: '请选择{{name}}' }),
      import: {
        choose: '选择文件',
        hint: '第一行是列名；有一行出错则全部不导入',
        template: '下载模板',
        done: '已导入 {{count}} 条',
        refused: '{{count}} 处有误，没有导入',
        fault: '第 {{row}} 行 {{column}}：{{message}}',
      },
      ...rows(false),
    },
    zhtw: {
      title,
      create: `新建${title}`,
      edit: `編輯${title}`,
      empty: '新建第一筆記錄',
      action: { create: '新建', show: '詳情', import: '匯入' },
      ...rule({ required: '請填寫{{name}}', choose: '請選擇{{name}}' }),
      import: {
        choose: '選擇檔案',
        hint: '第一列是欄名；有一列出錯則全部不匯入',
        template: '下載範本',
        done: '已匯入 {{count}} 筆',
        refused: '{{count}} 處有誤，沒有匯入',
        fault: '第 {{row}} 列 {{column}}：{{message}}',
      },
      ...rows(false),
    },
    en: {
      title: titleEn,
      create: 'New',
      edit: 'Edit',
      empty: 'Add the first record',
      action: { create: 'New', show: 'Details', import: 'Import' },
      ...rule({ required: 'Enter {{name}}', choose: 'Choose {{name}}' }),
      import: {
        choose: 'Choose a file',
        hint: 'The first row has the titles; one fault and no row is imported',
        template: 'Download a template',
        done: '{{count}} imported',
        refused: '{{count}} faults, nothing was imported',
        fault: 'Row {{row}} {{column}}: {{message}}',
      },
      ...rows(true),
    },
  }
}
