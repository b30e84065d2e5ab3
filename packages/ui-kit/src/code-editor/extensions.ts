import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
} from '@codemirror/view'
import type { Translate } from '@sqos/i18n'
import type { LoadedEditorProps } from './CodeMirrorEditor.tsx'
import { showChips } from './chips.ts'
import { offerCompletions, formulaKeys } from './completion.ts'
import { highlightWords } from './highlight-words.ts'
import { limitLength } from './max-length.ts'
import { phrases } from './phrases.ts'
import { checkJson, markProblems } from './problems.ts'
import { theme } from './theme.ts'

/** Extensions of every editor. No keymap contains Tab, so Tab leaves the editor. */
export const baseExtensions: Extension = [
  highlightSpecialChars(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...lintKeymap]),
  theme,
]

type Settings = Omit<LoadedEditorProps, 'autoFocus' | 'handle' | 'id' | 'value' | 'onChange' | 'onBlur'>

/** Extensions that follow the props. */
export function settingExtensions(settings: Settings, t: Translate): Extension {
  const { support, language, placeholder, maxLength, readOnly = false, highlight, chips, complete, check } = settings
  const isFormula = language === 'formula'
  const checkText =
    check ?? (language === 'json' ? async (text: string) => checkJson(text, t('invalidJson')) : undefined)
  return [
    isFormula ? formulaKeys : [lineNumbers(), highlightActiveLineGutter()],
    support,
    phrases(t),
    EditorView.contentAttributes.of(attributesOf(settings)),
    EditorState.readOnly.of(readOnly),
    limitLength(maxLength),
    placeholder === undefined ? [] : placeholderText(placeholder),
    highlight === undefined ? [] : highlightWords(highlight),
    chips === undefined ? [] : showChips(chips),
    complete === undefined ? [] : offerCompletions(complete),
    checkText === undefined ? [] : markProblems(checkText, { hasGutter: !isFormula }),
  ]
}

function attributesOf({ label, description, isInvalid }: Settings): Record<string, string> {
  return {
    'aria-label': label,
    // Without it, scanners do not see that the keyboard scrolls long lines.
    tabindex: '0',
    ...(description !== undefined && { 'aria-description': description }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  }
}
