import { formulaFunctions } from '@sqos/formula'
import type { LookupField } from './use-lookup-fields.ts'
import type { CodeCompletion, CodeSuggestion } from '@sqos/ui-kit/code-editor'

/** A field that a formula can name. */
export interface FormulaField {
  path: string
  /** The label; a column has the label of its table before it. */
  label: string
  /** The name of its type. */
  type: string
}

/** The help of a function. */
export interface FunctionHelp {
  syntax: string
  help: string
  example: string
}

/** Longest list that is offered. */
const MOST = 50
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u

/** The fields and functions that match the word before the cursor; without a word only on request. */
export function formulaCompletion(
  { text, cursor, isAsked }: { text: string; cursor: number; isAsked: boolean },
  {
    fields,
    lookups = [],
    helpOf,
  }: {
    fields: readonly FormulaField[]
    lookups?: readonly LookupField[]
    helpOf: (name: string) => FunctionHelp
  },
): CodeCompletion | undefined {
  const before = text.slice(0, cursor)
  if (isInText(before)) return undefined
  const opened = /\{[^{}]*$/.exec(before)?.[0]
  const word = opened?.slice(1) ?? WORD.exec(before)?.[0] ?? ''
  if (word === '' && opened === undefined && !isAsked) return undefined
  const wanted = word.toLowerCase()
  const has = (name: string) => name.toLowerCase().includes(wanted)
  const named = fields.flatMap(({ path, label, type }): CodeSuggestion[] =>
    has(label) || has(path) ? [{ text: label, label: type, insert: `{${path}}` }] : [],
  )
  const related = lookups.flatMap(({ label, text: insert }): CodeSuggestion[] =>
    has(label) ? [{ text: label, label: insert, insert }] : [],
  )
  const functions = formulaFunctions.flatMap(({ name, parameters }): CodeSuggestion[] => {
    if (opened !== undefined || !has(name)) return []
    const { syntax, help, example } = helpOf(name)
    const insert = `${name}()`
    return [
      {
        text: name,
        label: help,
        info: `${syntax}\n${example}`,
        insert,
        cursor: parameters.length === 0 ? insert.length : insert.length - 1,
      },
    ]
  })
  // Names that start with the word come first.
  const starts = ({ text: name }: CodeSuggestion) => name.toLowerCase().startsWith(wanted)
  const all = [...named, ...related, ...functions]
  const suggestions = [...all.filter(starts), ...all.filter((one) => !starts(one))].slice(0, MOST)
  const length = opened?.length ?? word.length
  return suggestions.length === 0 ? undefined : { from: cursor - length, suggestions }
}

/** Whether the cursor is between quotes. */
const isInText = (before: string): boolean => (before.match(/"/g)?.length ?? 0) % 2 === 1
