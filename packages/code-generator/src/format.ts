import type { GeneratedFile } from './generated-file.ts'

/** Formats the text of a file; the name tells the language. */
export type Format = (path: string, text: string) => Promise<string>

/** The style of generated code: that of this repository. */
export const FORMAT_STYLE = { printWidth: 120, semi: false, singleQuote: true, trailingComma: 'all' } as const

/** Formats every file; a text that cannot be formatted stays as it is. */
export const formatFiles = (files: readonly GeneratedFile[], format: Format): Promise<GeneratedFile[]> =>
  Promise.all(files.map(async ({ path, text }) => ({ path, text: await format(path, text).catch(() => text) })))
