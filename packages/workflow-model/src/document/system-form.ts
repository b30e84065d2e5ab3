import { flagOf, isRecord, type JsonRecord, textOf } from '../json.ts'

/** Form types of a flow. */
export const SYSTEM_FORM = 1

/** Fields that every page of the system has, and how they are entered. */
export const STANDARD_FIELDS: Readonly<Record<string, string>> = {
  flowTitle: 'comInput',
  flowUrgent: 'numInput',
  billNo: 'comInput',
  fileJson: 'textarea',
}

/**
 * The form of a flow as a designed form. For a page of the system, `formData` is a list of fields (`filedId`, `filedName`,
 * `sqosKey`, `required`): the result has a field for each, and the standard fields. Other texts are returned unchanged.
 */
export function designedForm(formData: string | null | undefined): string | null {
  const list = listOf(formData)
  if (!list) return formData ?? null
  const named = list.filter(isRecord).flatMap((field) => {
    const id = textOf(field['filedId'])
    if (id === '') return []
    return [
      toField(id, {
        label: textOf(field['filedName'], id),
        kind: kindOf(field),
        required: flagOf(field['required'], false),
      }),
    ]
  })
  const known = new Set(named.map(({ __vModel__ }) => __vModel__))
  const standard = Object.entries(STANDARD_FIELDS).flatMap(([id, kind]) =>
    known.has(id) ? [] : [toField(id, { label: id, kind, required: false })],
  )
  return JSON.stringify({ fields: [...named, ...standard] })
}

function listOf(formData: string | null | undefined): readonly unknown[] | undefined {
  if (typeof formData !== 'string' || !formData.trimStart().startsWith('[')) return undefined
  try {
    const value: unknown = JSON.parse(formData)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The kind of a field; documents of other products have it under a key of their own. */
function kindOf(field: JsonRecord): string {
  const key = Object.keys(field).find((name) => /^[a-z]+Key$/.test(name))
  return textOf(field['sqosKey']) || (key === undefined ? '' : textOf(field[key])) || 'comInput'
}

const toField = (id: string, { label, kind, required }: { label: string; kind: string; required: boolean }) => ({
  __vModel__: id,
  __config__: { sqosKey: kind, label, required },
})
