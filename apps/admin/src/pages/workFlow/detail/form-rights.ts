import { type FieldRights, formCode, type FormModel } from '@sqos/form-model'
import type { FieldPermission } from '@sqos/workflow-model'
import { parseValues } from './task-values.ts'

/** What a person may do with a field. */
type FieldRight = 'hidden' | 'read' | 'write' | 'required'

/** Rights as the form takes them: the fields that are shown, and those that are limited. */
interface FormRights {
  formCodes: ReadonlySet<string>
  formRights: FieldRights
  isWritable: (code: string) => boolean
  /** Whether any field may be changed. */
  isEditable: boolean
}

/** Rights by code as rights of a form. */
export function formRightsOf(rights: Readonly<Record<string, FieldRight>>): FormRights {
  const entries = Object.entries(rights)
  const written = new Set(entries.flatMap(([code, right]) => (right === 'write' || right === 'required' ? [code] : [])))
  return {
    formCodes: new Set(entries.flatMap(([code, right]) => (right === 'hidden' ? [] : [code]))),
    formRights: new Map(
      entries.flatMap(([code, right]) => (right === 'read' || right === 'required' ? [[code, right] as const] : [])),
    ),
    isWritable: (code) => written.has(code),
    isEditable: written.size > 0,
  }
}

/** Rights of an answer of the server, as JSON text. */
export const parseRights = (text: string): FormRights => {
  const known: ReadonlySet<unknown> = new Set(['hidden', 'read', 'write', 'required'])
  const isRight = (entry: [string, unknown]): entry is [string, FieldRight] => known.has(entry[1])
  return formRightsOf(Object.fromEntries(Object.entries(parseValues(text)).filter(isRight)))
}

/** Rights of the initiator: as the start node says; fields that it does not name are written. */
export function rightsOfStart(form: FormModel, operates: readonly FieldPermission[]): Record<string, FieldRight> {
  const named = new Map(operates.map((one) => [one.id, one]))
  const rights: Record<string, FieldRight> = {}
  for (const item of form.all) {
    if (item.path === '') continue
    const one = named.get(formCode(item)) ?? named.get(item.name)
    rights[formCode(item)] = one ? rightOf(one) : 'write'
  }
  return rights
}

function rightOf({ read, write, required }: FieldPermission): FieldRight {
  if (!read) return 'hidden'
  if (!write) return 'read'
  return required ? 'required' : 'write'
}
