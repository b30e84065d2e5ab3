import { AppError } from '../../platform/errors.ts'

/** What most file systems let a name have. */
const MAX_BYTES = 255

/** Control characters, and those that turn the direction of writing around so that `exe.txt` reads `txt.exe`. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** The name of a file as the person may see it: its last part, in any script; refuses what is no name. */
export function cleanFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replaceAll(UNSEEN, '').normalize('NFC').trim()
  if (name === '' || /^\.+$/.test(name)) throw new AppError('refused', 'file.nameMissing')
  if (Buffer.byteLength(name) > MAX_BYTES)
    throw new AppError('refused', 'file.nameTooLong', { params: { max: MAX_BYTES } })
  return name
}
