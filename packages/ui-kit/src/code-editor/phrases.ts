import { EditorState, type Extension } from '@codemirror/state'
import type { Translate } from '@sqos/i18n'

/** CodeMirror's texts by our keys. CodeMirror replaces `$`. */
const PHRASES = {
  find: 'Find',
  replace: 'Replace',
  next: 'next',
  previous: 'previous',
  all: 'all',
  matchCase: 'match case',
  regexp: 'regexp',
  byWord: 'by word',
  replaceOne: 'replace',
  replaceAll: 'replace all',
  close: 'close',
  currentMatch: 'current match',
  onLine: 'on line',
  replacedAll: 'replaced $ matches',
  replacedOne: 'replaced match on line $',
  completions: 'Completions',
  diagnostics: 'Diagnostics',
  noDiagnostics: 'No diagnostics',
  controlCharacter: 'Control character',
  selectionDeleted: 'Selection deleted',
} as const

/** The texts of search, completion and problem list in the current language. */
export function phrases(t: Translate): Extension {
  return EditorState.phrases.of(
    Object.fromEntries(Object.entries(PHRASES).map(([key, phrase]) => [phrase, t(`phrase.${key}`)])),
  )
}
