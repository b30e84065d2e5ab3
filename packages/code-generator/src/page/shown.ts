import type { Field, Module } from '../design/module.ts'

/** The constants of options that a text uses. */
export function optionImports(fields: readonly Field[], names: Module['names']): string {
  const constants = [...new Set(fields.flatMap(({ options }) => (options ? [options.constant] : [])))]
  return constants.length > 0 ? `import { ${constants.join(', ')} } from './${names.name}-options.ts'\n` : ''
}

const element = ({ control }: Field, props: string) => `<${control.tag} ${props} ${control.props} />`

/** A stored value as text. */
export const shown = (field: Field, it: string) => element(field, `mode="detail" value={${valueFor(field, it)}}`)

/** The field in a cell of a sub-table. Uploads have one size. */
export const edited = (field: Field, it: string) => {
  const size = field.control.from === '@sqos/uploader' ? '' : 'size={size}'
  const props = `${size} required={required} aria-label={label}`
  return element(field, `value={${valueFor(field, it)}} onChange={onChange} ${props}`)
}

/** A range is a pair for its field, a file has all its keys, and no place is undefined. */
const valueFor = (field: Field, it: string) => {
  const helper = helperOf(field)
  return helper === undefined ? it : `${helper}(${it})`
}

const PAIRS = new Set(['SliderField', 'DateRangeField', 'TimeRangeField'])

const helperOf = ({ control, value }: Field) =>
  value === 'files'
    ? 'filesOf'
    : value === 'place'
      ? 'placeOf'
      : value !== 'number' && PAIRS.has(control.tag)
        ? 'pairOf'
        : undefined

export function helperImports(fields: readonly Field[], { name }: Module['names']) {
  const helpers = [...new Set(fields.flatMap((field) => helperOf(field) ?? []))]
  return helpers.length > 0 ? `import { ${helpers.join(', ')} } from './${name}-values.ts'\n` : ''
}

/** What these fields want otherwise than the wire has it; undefined where nothing needs it. */
export function helpersPage(fields: readonly Field[]): string | undefined {
  const needed = new Set(fields.map(helperOf))
  const parts = [
    ...(needed.has('pairOf')
      ? [
          `/** Both ends of a range; null without them. */
export function pairOf<Value>([first, last]: readonly Value[]): [Value, Value] | null {
  return first === undefined || last === undefined ? null : [first, last]
}
`,
        ]
      : []),
    ...(needed.has('filesOf')
      ? [
          `interface WireFile {
  name: string
  fileId: string
  url: string
  fileSize?: number | undefined
  fileVersionId?: string | undefined
  fileExtension?: string | undefined
}

/** Files with all their keys. */
export const filesOf = (files: readonly WireFile[]) =>
  files.map(({ fileSize = 0, fileVersionId = '', fileExtension = '', ...file }) => ({
    ...file,
    fileSize,
    fileVersionId,
    fileExtension,
  }))
`,
        ]
      : []),
    ...(needed.has('placeOf')
      ? [
          `interface WirePlace {
  address?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
}

/** A place; undefined while none is chosen. */
export const placeOf = (place: WirePlace) => (Object.keys(place).length === 0 ? undefined : place)
`,
        ]
      : []),
  ]
  return parts.length > 0 ? parts.join('\n') : undefined
}
