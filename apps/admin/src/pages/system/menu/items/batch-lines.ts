/** A line of a batch. */
export interface BatchLine {
  enCode: string
  fullName: string
}

const SEPARATOR = /[\s,，;；:：\t|]+/

/** Parses lines of `code name`, as copied from a table; a line with one word uses it for both. */
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
