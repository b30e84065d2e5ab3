/** The fields that the forms of groups, positions and roles share. */
export interface NamedFields {
  fullName: string
  enCode: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

interface NamedRecord {
  fullName: string
  enCode: string
  sortCode: number
  enabledMark: number
  description: string
}

/** Converts the shared fields of a record to form values. */
export const namedFieldsOf = ({ fullName, enCode, sortCode, enabledMark, description }: NamedRecord): NamedFields => ({
  fullName,
  enCode,
  sortCode,
  enabledMark: enabledMark === 1,
  description,
})

/** Converts the shared fields of a form to the format of the server. An untouched item is missing in `fields`. */
export const namedBodyOf = ({ fullName, enCode, sortCode, enabledMark, description }: NamedFields): NamedRecord => ({
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  sortCode: sortCode ?? 0,
  enabledMark: enabledMark ? 1 : 0,
  description: description ?? '',
})
