import { AppError } from '../../platform/errors.ts'

/** Maximum length of a name in bytes on most file systems. */
const MAX_BYTES = 255

/** Control characters, and those that change the text direction, so that `exe.txt` would read `txt.exe`. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** The displayed name of a file: the last part of the path, in any script. Refuses invalid names. */
export function cleanFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replaceAll(UNSEEN, '').normalize('NFC').trim()
  if (name === '' || /^\.+$/.test(name)) throw new AppError('refused', 'file.nameMissing')
  if (Buffer.byteLength(name) > MAX_BYTES)
    throw new AppError('refused', 'file.nameTooLong', { params: { max: MAX_BYTES } })
  return name
}
