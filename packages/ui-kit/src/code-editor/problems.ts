import { type Diagnostic, linter, lintGutter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { CodeEditorProps, CodeProblem } from './types.ts'

/** Delay in ms between the last edit and the check. */
const PAUSE = 400

/** Marks problems in the text and, with a gutter, beside the line numbers. */
export function markProblems(
  check: NonNullable<CodeEditorProps['check']>,
  { hasGutter }: { hasGutter: boolean },
): Extension {
  const source = async (view: EditorView): Promise<Diagnostic[]> => {
    const { doc } = view.state
    const problems = await check(doc.toString())
    return problems.map(({ line, message, range }) => {
      if (range) return { ...within(range, doc.length), severity: 'error', message }
      const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)))
      return { from, to, severity: 'error', message }
    })
  }
  return [linter(source, { delay: PAUSE }), hasGutter ? lintGutter() : []]
}

/** A range inside of the text that has at least one character, where the text has one. */
function within({ from, to }: { from: number; to: number }, length: number) {
  const end = Math.min(Math.max(to, from + 1), length)
  return { from: Math.max(0, Math.min(from, end - 1)), to: end }
}

/** The syntax error of invalid JSON, on the line that the browser reports. An empty text is valid. */
export function checkJson(text: string, message: string): CodeProblem[] {
  if (text.trim() === '') return []
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [{ line: lineOf(text, error instanceof Error ? error.message : ''), message }]
  }
}

/** Chromium reports "at position 12", or no position for an unexpected end; Firefox "at line 1 column 13". */
function lineOf(text: string, message: string): number {
  const line = /\bline (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /\bposition (\d+)/.exec(message)?.[1]
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length
}
