/** A suggestion at the cursor. */
export interface Suggestion {
  /** The inserted text. */
  text: string
  /** The description. */
  label: string
  kind: 'argument' | 'field'
}

/** A field with its name in scripts. */
export interface ScriptField {
  path: string
  label: string
}

/** The word at the cursor, and its start in the text. */
export interface Completion {
  from: number
  suggestions: readonly Suggestion[]
}

/** The arguments of scripts. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  data: '',
  formData: '',
  setFormData: '(prop, value)',
  setShowOrHide: '(prop, boolean)',
  setRequired: '(prop, boolean)',
  setDisabled: '(prop, boolean)',
  request: '(url, method, data)',
  getFieldOptions: '(prop)',
  setFieldOptions: '(prop, [])',
  rowIndex: '',
  onlineUtils: '{ request, toast, route, getUserInfo, getDeviceInfo }',
}

/** The script of a row button: it has a record and no form. */
export const LIST_BUTTON = 'button'
const OF_LIST: Readonly<Record<string, string>> = {
  data: '{ }',
  index: '0',
  request: '(url, method, data)',
  toast: '(text)',
  refresh: '()',
}

const argumentsFor = (event: string) => (event === LIST_BUTTON ? OF_LIST : ARGUMENTS)

/** Events of the form, which have no changed value. */
const OF_FORM: ReadonlySet<string> = new Set(['onLoad', 'beforeSubmit', 'afterSubmit'])

/** Longest list that is offered. */
const MOST = 50

/** The arguments that a script of an event gets. */
export const argumentsOf = (event: string): readonly string[] =>
  Object.keys(argumentsFor(event)).filter((name) => name !== 'data' || !OF_FORM.has(event))

/**
 * Suggestions at the cursor: field names inside of quotes and after `formData.`, arguments elsewhere. Without a word,
 * only on explicit request.
 */
export function completionAt(
  { text, cursor }: { text: string; cursor: number },
  { event, fields, isAsked }: { event: string; fields: readonly ScriptField[]; isAsked: boolean },
): Completion | undefined {
  const before = text.slice(0, cursor)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const quoted = /(['"])([\w.\u4E00-\u9FFF]*)$/.exec(line)
  const isInQuotes = quoted !== null && isOpen(line, quoted.index)
  const member = (event === LIST_BUTTON ? /\bdata\.([\w\u4E00-\u9FFF]*)$/ : /\bformData\.([\w\u4E00-\u9FFF]*)$/).exec(
    line,
  )
  const word = isInQuotes ? (quoted[2] ?? '') : (member?.[1] ?? /[A-Za-z_$][\w$]*$/.exec(line)?.[0] ?? '')
  const isField = isInQuotes || member !== null
  if (word === '' && !isAsked && !isField) return undefined

  const wanted = word.toLowerCase()
  const possible: Suggestion[] = isField
    ? fields
        .filter(({ path }) => isInQuotes || !path.includes('.'))
        .map(({ path, label }) => ({ text: path, label, kind: 'field' }))
    : argumentsOf(event).map((name) => ({ text: name, label: argumentsFor(event)[name] ?? '', kind: 'argument' }))
  const suggestions = possible
    .filter(({ text: name, label }) => name.toLowerCase().includes(wanted) || (isField && label.includes(word)))
    .filter(({ text: name }) => name !== word)
    .slice(0, MOST)
  return suggestions.length > 0 ? { from: cursor - word.length, suggestions } : undefined
}

/** Whether a quote opens a string: an even number of the same quotes precedes it. */
const isOpen = (line: string, at: number): boolean => line.slice(0, at).split(line.charAt(at)).length % 2 === 1
