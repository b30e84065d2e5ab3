import type { StoredValue } from '@sqos/uploader'

/** Pictures and files of one comment or decision. */
export const MAX_FILES = 9
/** Size of each in MB. */
export const MAX_SIZE = 50
/** Kinds of files that can be attached. */
export const FILE_TYPES = '.xls,.xlsx,.doc,.docx,.pdf,.txt,.ppt,.pptx,.png,.jpg,.jpeg,.zip'

/** Files of a stored comment or decision. */
export function storedFiles(json: string): readonly StoredValue[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value)
      ? value.filter((one): one is StoredValue => typeof one === 'object' && one !== null)
      : []
  } catch {
    return []
  }
}
