/** A comparison in the editor; several values are joined by commas. */
export interface EditedCondition {
  id: string
  field: string
  op: string
  /** `text` for a typed value, otherwise a token. */
  content: string
  text: string
}

/** Conditions that are joined by one operator. */
export interface EditedGroup {
  id: string
  logic: 'and' | 'or'
  groups: readonly EditedCondition[]
}

/** The properties of a field that conditions need. */
export interface ConditionField {
  enCode: string
  fullName: string
  type: 'String' | 'Int32' | 'Double'
  conditionSymbol: string
  conditionText: string
}

/** Code of the field with the state of the approval of a record. */
export const APPROVAL_STATE = 'flowState'

/** Values of this field. */
export const APPROVAL_STATES = ['draft', 'running', 'passed', 'rejected', 'withdrawn', 'cancelled'] as const

const TYPED = 'text'
const MANY: ReadonlySet<string> = new Set(['Included', 'NotIncluded'])

/** Symbols that compare with several values. */
export const takesMany = (op: string): boolean => MANY.has(op)

let count = 0
const newId = () => `${Date.now().toString(36)}${(count += 1)}`

/** `a,b` → `['a', 'b']`. */
export const wordsOf = (csv: string): string[] =>
  csv
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** A comparison with the first symbol and content of the field. */
export const newCondition = (field: ConditionField | undefined): EditedCondition => ({
  id: newId(),
  field: field?.enCode ?? '',
  op: wordsOf(field?.conditionSymbol ?? '')[0] ?? '',
  content: wordsOf(field?.conditionText ?? '')[0] ?? TYPED,
  text: '',
})

/** A group with one comparison. */
export const newGroup = (field: ConditionField | undefined): EditedGroup => ({
  id: newId(),
  logic: 'and',
  groups: [newCondition(field)],
})

/** Converts groups to the format of the server. */
export function conditionJsonOf(groups: readonly EditedGroup[], fields: readonly ConditionField[]): string {
  return JSON.stringify(
    groups.map((group) => ({
      logic: group.logic,
      groups: group.groups.map(({ id, field, op, content, text }) => ({
        id,
        field,
        type: fields.find(({ enCode }) => enCode === field)?.type ?? 'String',
        op,
        value:
          content !== TYPED
            ? content
            : takesMany(op)
              ? text
                  .split(/[,，;；\n]+/)
                  .map((one) => one.trim())
                  .filter(Boolean)
              : text.trim(),
      })),
    })),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(String).join(',')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

/** Parses the groups of a scheme; unknown formats of other systems are skipped. */
export function groupsOf(conditionJson: string): EditedGroup[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(conditionJson || '[]')
  } catch {
    return []
  }
  if (!Array.isArray(parsed)) return []
  return parsed.filter(isRecord).map((group) => ({
    id: newId(),
    logic: group['logic'] === 'or' ? 'or' : 'and',
    groups: (Array.isArray(group['groups']) ? group['groups'] : []).filter(isRecord).map((one) => {
      const value = textOf(one['value'])
      const isToken = value.startsWith('@')
      return {
        id: newId(),
        field: textOf(one['field']),
        op: textOf(one['op']),
        content: isToken ? value : TYPED,
        text: isToken ? '' : value,
      }
    }),
  }))
}
