/** What one line of a batch names. */
export interface BatchLine {
  enCode: string
  fullName: string
}

const SEPARATOR = /[\s,，;；:：\t|]+/

/** Reads `code name` line by line, as people copy it from a table; a line with one word has it for both. */
export function batchLines(text: string): BatchLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [enCode = '', ...name] = line.split(SEPARATOR)
      return { enCode, fullName: name.join(' ') || enCode }
    })
}
