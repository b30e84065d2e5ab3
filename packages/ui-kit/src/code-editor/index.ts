export { CodeEditor } from './CodeEditor.tsx'
export type {
  CodeChip,
  CodeCompletion,
  CodeEditorHandle,
  CodeEditorProps,
  CodeLanguage,
  CodeProblem,
  CodeSuggestion,
  CompletionRequest,
} from './types.ts'
