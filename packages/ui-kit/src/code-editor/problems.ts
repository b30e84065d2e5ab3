import { type Diagnostic, linter, lintGutter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { CodeEditorProps, CodeProblem } from './types.ts'

/** Delay in ms between the last edit and the check. */
const PAUSE = 400

/** Marks problems beside the line numbers and in the text. */
export function markProblems(check: NonNullable<CodeEditorProps['check']>): Extension {
  const source = async (view: EditorView): Promise<Diagnostic[]> => {
    const { doc } = view.state
    const problems = await check(doc.toString())
    return problems.map(({ line, message }) => {
      const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)))
      return { from, to, severity: 'error', message }
    })
  }
  return [linter(source, { delay: PAUSE }), lintGutter()]
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
