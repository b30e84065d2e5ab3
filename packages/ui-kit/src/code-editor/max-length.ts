import { Annotation, EditorState, type Extension, type Transaction, type TransactionSpec } from '@codemirror/state'

/** Marks a change by the parent component, as opposed to user input. */
export const fromParent = Annotation.define<true>()

/** Limits the text length like a text area. Texts set by the parent and undo steps are not limited. */
export function limitLength(maxLength: number | undefined): Extension {
  if (maxLength === undefined) return []
  return EditorState.transactionFilter.of((transaction) => {
    const { docChanged, newDoc, startState } = transaction
    const isRestored =
      transaction.annotation(fromParent) || transaction.isUserEvent('undo') || transaction.isUserEvent('redo')
    if (!docChanged || isRestored || newDoc.length <= maxLength || newDoc.length <= startState.doc.length)
      return transaction
    return shortened(transaction, newDoc.length - maxLength)
  })
}

/** The transaction without the last `excess` characters that it inserts. */
function shortened(transaction: Transaction, excess: number): TransactionSpec | readonly TransactionSpec[] {
  const changes: { from: number; to: number; insert: string }[] = []
  // oxlint-disable-next-line eslint/max-params -- CodeMirror's signature
  transaction.changes.iterChanges((from, to, _fromNew, _toNew, inserted) => {
    changes.push({ from, to, insert: inserted.toString() })
  })
  let rest = excess
  for (const change of changes.toReversed()) {
    const cut = Math.min(rest, change.insert.length)
    change.insert = change.insert.slice(0, change.insert.length - cut)
    rest -= cut
  }
  const last = changes.at(-1)
  const grown = changes.slice(0, -1).reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0)
  return {
    changes,
    ...(last && { selection: { anchor: last.from + grown + last.insert.length } }),
    userEvent: 'input',
    scrollIntoView: true,
  }
}
