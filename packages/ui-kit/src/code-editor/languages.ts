import type { Extension } from '@codemirror/state'
import type { CodeLanguage } from './types.ts'

/** Each language is a separate chunk. */
const LOADERS: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  sql: async () => {
    const { PostgreSQL, sql } = await import('@codemirror/lang-sql')
    return sql({ dialect: PostgreSQL })
  },
  html: async () => (await import('@codemirror/lang-html')).html(),
  // The parent marks fields as chips; the rest is plain text.
  formula: async () => [],
}

/** Loads the parser of a language. */
export const loadLanguage = (language: CodeLanguage): Promise<Extension> => LOADERS[language]()
