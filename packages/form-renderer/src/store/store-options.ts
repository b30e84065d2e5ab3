import {
  asText,
  type CurrentUser,
  type FieldRights,
  type FormItem,
  type FormModel,
  type JsonRecord,
  readValues,
} from '@sqos/form-model'
import type { FormStore } from './form-store.ts'
import { textOf } from './same-value.ts'

/** The initial state of a form. */
export interface FormStoreOptions {
  /** The stored record; undefined for a new one. */
  stored?: JsonRecord | undefined
  /** First values of a new record, as stored. */
  prefill?: JsonRecord | undefined
  /** The record as texts, for details. With the stored record too, the rules of the form hide fields. */
  display?: JsonRecord | undefined
  /** Model names that the user may see; undefined if the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
  /** Fields that the user may only read, or has to fill in. */
  formRights?: FieldRights | undefined
  /** The current user, for components with `defaultCurrent`. */
  user?: CurrentUser | undefined
  /** Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** The form before a change of the model or the permissions; its typed values are kept. */
  before?: FormStore | undefined
}

/** A value that was typed into a removed field. */
export interface LostInput {
  label: string
  text: string
}

/** Whether the server fills a field in; columns of sub-tables stay in their tables. */
export const isSystemField = ({ kind, table }: FormItem): boolean => kind.role === 'system' && table === undefined

/** What was typed before the form was reset: values of fields that still exist, by path, and the others in words. */
export function typedIn(
  before: FormStore | undefined,
  hasRoomFor: (item: FormItem) => boolean,
): { kept: ReadonlyMap<string, unknown>; lost: readonly LostInput[] } {
  const touched = before?.touched() ?? []
  const kept = touched.filter(({ item }) => hasRoomFor(item))
  const lost = touched.filter(({ item }) => !hasRoomFor(item))
  return { kept: new Map(kept.map(({ item, value }) => [item.path, value])), lost: lost.map(inWords) }
}

const inWords = ({ item, value }: { item: FormItem; value: unknown }): LostInput => ({
  label: item.label || item.name,
  text: asText(value) ?? textOf(value),
})

/** The keys of the containers around each component, outermost first. */
export function ancestorsOf(items: readonly FormItem[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const walk = (list: readonly FormItem[], above: readonly string[]) => {
    for (const item of list) {
      found.set(item.key, above)
      walk(item.children, [...above, item.key])
    }
  }
  walk(items, [])
  return found
}

/** The edited values of the fields that a stored record names. */
export const valuesIn = (model: FormModel, stored: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(readValues(model, stored)).filter(([name]) => Object.hasOwn(stored, name)))
