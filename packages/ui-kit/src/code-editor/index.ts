export { CodeEditor } from './CodeEditor.tsx'
export type {
  CodeCompletion,
  CodeEditorHandle,
  CodeEditorProps,
  CodeLanguage,
  CodeProblem,
  CompletionRequest,
} from './types.ts'
