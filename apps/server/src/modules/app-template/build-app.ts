import { createCalculation } from '@sqos/formula'
import {
  formulasOf,
  isRecord,
  readForm,
  readList,
  own,
  staticOptions,
  type FormModel,
  type Names,
  type OptionTone,
} from '@sqos/form-model'
import { formOf, listOf } from '../model/index.ts'
import type { AppSpec, FieldContext, SampleContext } from './app-spec.ts'
import { withUsualTexts, type Say } from './words.ts'

/** What an app refers to once it is installed. */
export interface AppParts {
  rule: { enCode: string; fullName: string }
  /** Ids of the dictionaries by their keys; empty in a preview. */
  dictionaries: ReadonlyMap<string, string>
}

/** The documents of a model. */
export interface AppDocuments {
  formData: string
  columnData: string
}

/** Writes the documents of an app in a language. */
export function buildApp(spec: AppSpec, say: Say, { rule, dictionaries }: AppParts): AppDocuments {
  const context: FieldContext = {
    say,
    rule: rule.enCode,
    ruleName: rule.fullName,
    dictionaryId: (key) => dictionaries.get(key),
    dictionary(key) {
      const dictionary = spec.dictionaries?.[key]
      if (!dictionary) throw new Error(`The app "${spec.code}" has no dictionary "${key}".`)
      return dictionary
    },
  }
  const written = formOf(
    { ...spec.form },
    spec.fields.map((field) => field(context)),
  )
  const formData = JSON.stringify(withLabels(withUsualTexts(JSON.parse(written), say), readForm(written)))
  const { columns, search, sortable, sort, group } = spec.list
  const grouping = group === undefined ? {} : { type: 3, groupField: group }
  return {
    formData,
    columnData: listOf(formData, { columns, search, sortable, settings: { defaultSidx: sort, ...grouping } }),
  }
}

/** Completes the operands of formulas with the labels of their fields, which the formula editor shows. */
function withLabels(value: unknown, form: FormModel): unknown {
  if (Array.isArray(value)) return value.map((one) => withLabels(one, form))
  if (!isRecord(value)) return value
  const path = own(value, '__vModel__')
  if (typeof path === 'string' && own(value, 'label') === path) {
    const item = form.field(path)
    const table = item?.table === undefined ? undefined : form.field(item.table)
    return { ...value, label: [table?.label, item?.label ?? path].filter(Boolean).join('.') }
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withLabels(one, form)]))
}

/** Sample rows as texts, in the columns of the list. */
export interface SampleTable {
  columns: { label: string; isNumber: boolean; tones: { text: string; tone: OptionTone }[] }[]
  rows: string[][]
}

interface SampleOptions {
  context: SampleContext
  names: Names
  /** Values of the fields that the server fills in, for the record at a position. */
  filled: (index: number) => Readonly<Record<string, unknown>>
}

/** The list of an app with its sample rows, as it will look. */
export function sampleTable(
  spec: AppSpec,
  { formData, columnData }: AppDocuments,
  { context, names, filled }: SampleOptions,
): SampleTable {
  const form = readForm(formData)
  const columns = readList(columnData, form).columns.flatMap(({ prop, label }) => {
    const item = form.field(prop)
    return item ? [{ label, item }] : []
  })
  return {
    columns: columns.map(({ label, item }) => ({
      label,
      isNumber: item.kind.listAlign === 'right',
      tones: staticOptions(item.node).flatMap(({ label: text, tone }) => (tone ? [{ text, tone }] : [])),
    })),
    rows: spec.samples(context).map((sample, index) => {
      const values = { ...sample, ...filled(index) }
      const calculation = createCalculation({ formulas: formulasOf(form), values })
      return columns.map(({ item }) => {
        const stored = item.kind.formula ? calculation.value(item.path) : own(values, item.name)
        return item.kind.display(item.kind.read(stored, item.node), { node: item.node, names })
      })
    }),
  }
}
