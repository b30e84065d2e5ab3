import { CATEGORY_EXTENSIONS, extensionOf } from './categories.ts'

/** Units that a limit may be given in. */
export type SizeUnit = 'KB' | 'MB' | 'GB'

/** Limits of a field. */
export interface FileRules {
  /**
   * As in `<input accept>`: MIME types, `image/*`, extensions with a dot, joined by commas. Empty accepts all files.
   */
  accept?: string | undefined
  /** Default 5; 0 for no limit. */
  fileSize?: number | undefined
  /** Default MB. */
  sizeUnit?: SizeUnit | undefined
  /** Maximum number of files in the field; 0 for no limit. */
  limit?: number | undefined
}

/** Readable names of the accepted file types. */
export type AcceptedName = 'image' | 'video' | 'audio' | 'excel' | 'word' | 'pdf' | 'txt'

/** Reason why a file is rejected; texts are under `fault` in the locales. */
export type FileFault =
  | { code: 'tooMany'; limit: number }
  | { code: 'tooLarge'; size: number; unit: SizeUnit }
  | { code: 'wrongType'; accepted: readonly (AcceptedName | `.${string}`)[] }

const UNIT_BYTES: Record<SizeUnit, number> = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }

/** Size limit of a file in bytes; 0 for none. Default 5 MB. */
const maxBytesOf = ({ fileSize = 5, sizeUnit = 'MB' }: FileRules): number => fileSize * UNIT_BYTES[sizeUnit]

/** Reason why a file cannot be added to the field; undefined if it can. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  rules: FileRules,
  held = 0,
): FileFault | undefined {
  const { limit = 0, fileSize = 5, sizeUnit = 'MB', accept = '' } = rules
  if (limit > 0 && held >= limit) return { code: 'tooMany', limit }
  if (!isAccepted(file, accept)) return { code: 'wrongType', accepted: acceptedNames(accept) }
  if (fileSize > 0 && file.size > maxBytesOf(rules)) return { code: 'tooLarge', size: fileSize, unit: sizeUnit }
  return undefined
}

const partsOf = (accept: string) =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && part !== '*' && part !== '*/*')

/** A browser may not know the type of a file, so its extension counts as well. */
function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const parts = partsOf(accept)
  const extension = extensionOf(name)
  const isPart = (part: string) => {
    if (part.startsWith('.')) return part === `.${extension}`
    const [family = '', kind] = part.split('/')
    if (kind !== '*') return type.toLowerCase() === part
    return type.toLowerCase().startsWith(`${family}/`) || (type === '' && familyHas(family, extension))
  }
  return parts.length === 0 || parts.some(isPart)
}

const familyHas = (family: string, extension: string) =>
  (family === 'image' || family === 'video' || family === 'audio') && CATEGORY_EXTENSIONS[family].includes(extension)

const NAMES: Readonly<Record<string, AcceptedName>> = {
  'image/*': 'image',
  'video/*': 'video',
  'audio/*': 'audio',
  '.xls': 'excel',
  '.xlsx': 'excel',
  '.doc': 'word',
  '.docx': 'word',
  '.pdf': 'pdf',
  '.txt': 'txt',
}

/** The distinct names of the accepted types; an extension without a name is shown itself. */
export function acceptedNames(accept: string): readonly (AcceptedName | `.${string}`)[] {
  const names = partsOf(accept).map((part): AcceptedName | `.${string}` => {
    const [family = '', kind] = part.split('/')
    return NAMES[part] ?? NAMES[`${family}/*`] ?? `.${kind ?? part.replace(/^\./, '')}`
  })
  return [...new Set(names)]
}
