import type { BillNumberRule } from '@sqos/contract'
import type { Part } from '../model/index.ts'
import type { Say, Words } from './words.ts'

/** What the fields of an app depend on: the language, and the dictionaries that were created for the app. */
export interface FieldContext {
  say: Say
  /** Id of the dictionary with this key; undefined in a preview, where its values are options of the field. */
  dictionaryId: (key: string) => string | undefined
  dictionary: (key: string) => DictionarySpec
  /** Code of the bill rule. */
  rule: string
  ruleName: string
}

/** A component of an app. */
export type AppField = (context: FieldContext) => Part

/** A dictionary that an app creates. Its values have the codes 1, 2, 3 … */
export interface DictionarySpec {
  name: Words
  values: readonly Words[]
}

/** What sample rows depend on. */
export interface SampleContext {
  say: Say
  /** Milliseconds of a day, counted from today, at an hour. */
  day: (offset: number, hour?: number) => number
  /** Id of the installer. */
  me: string
  /** Id of the organisation of the installer, if there is one. */
  department: string | undefined
}

/** Values of a record by model name. */
export type SampleRow = Readonly<Record<string, unknown>>

/** What most users of the app may do: see their own records, see all of them, or change all of them. */
export type StaffLevel = 'own' | 'view' | 'edit'

/** Groups of apps: codes of values of the dictionary of model categories. */
export type AppCategory = 'personnel' | 'finance' | 'purchase' | 'office' | 'sale' | 'production'

/** An app of the gallery: form, list, numbering, dictionaries, rights and sample rows. */
export interface AppSpec {
  /** Names the app in addresses. */
  code: string
  name: Words
  description: Words
  category: AppCategory
  /** Numbers of the records. */
  numbering: Pick<BillNumberRule, 'prefix' | 'dateFormat' | 'digit'>
  dictionaries?: Readonly<Record<string, DictionarySpec>>
  /** Settings of the form. */
  form?: Readonly<Record<string, unknown>>
  fields: readonly AppField[]
  list: {
    /** Model names with widths in px; 0 fits. */
    columns: Readonly<Record<string, number>>
    search: readonly string[]
    sortable: readonly string[]
    /** The field that orders the list. */
    sort: string
    /** The field that groups the list. */
    group?: string
  }
  /** Suggested rights: for most users, and for those who manage the records. */
  rights: { staff: StaffLevel; managers: Words }
  samples: (context: SampleContext) => readonly SampleRow[]
}
