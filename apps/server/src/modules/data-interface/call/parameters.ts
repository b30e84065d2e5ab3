import { PARAMETER_TYPES, type ParameterType } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { AppError } from '../../../platform/errors.ts'

const text = Type.String({ maxLength: 4000 })
const orNull = Type.Union([text, Type.Null()])

/** A parameter as documents of this API family store it; old documents omit keys. */
const Parameter = Type.Object({
  id: Type.Optional(orNull),
  field: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$', maxLength: 50 }),
  fieldName: Type.Optional(orNull),
  dataType: Type.Optional(orNull),
  required: Type.Optional(Type.Union([Type.Integer(), Type.Boolean(), Type.String({ maxLength: 5 }), Type.Null()])),
  defaultValue: Type.Optional(Type.Union([text, Type.Number(), Type.Boolean(), Type.Null()])),
})
type StoredParameter = Static<typeof Parameter>

/** A header of an outgoing call. */
const Header = Type.Object({
  field: Type.String({ pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100 }),
  defaultValue: Type.Optional(
    Type.Union([Type.String({ maxLength: 2000, pattern: '^[^\\r\\n\\u0000]*$' }), Type.Null()]),
  ),
})

/** A parameter with all properties. */
export interface InterfaceParameter {
  id: string
  field: string
  fieldName: string
  dataType: ParameterType
  required: 0 | 1
  defaultValue: string
}

/** The parameters of an interface. Throws an error at the field when the text is invalid. */
export function readParameters(json: string): InterfaceParameter[] {
  const stored = parse(json)
  if (!Array.isArray(stored) || !stored.every((item) => Value.Check(Parameter, item))) throw broken('requestParameters')
  const parameters = stored.map(normal)
  const names = parameters.map(({ field }) => field)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return parameters
  throw new AppError('refused', 'dataInterface.parameterTwice', {
    params: { name: twice },
    fields: { requestParameters: 'dataInterface.parameterTwice' },
  })
}

/** The headers of an interface. Throws an error at the field when the text is invalid. */
export function readHeaders(json: string): Record<string, string> {
  const stored = parse(json)
  if (!Array.isArray(stored) || !stored.every((item) => Value.Check(Header, item))) throw broken('requestHeaders')
  return Object.fromEntries(stored.map(({ field, defaultValue }) => [field, defaultValue ?? '']))
}

const broken = (field: string) =>
  new AppError('refused', 'dataInterface.listBroken', { fields: { [field]: 'dataInterface.listBroken' } })

function parse(json: string): unknown {
  if (json.trim() === '') return []
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function normal({ id, field, fieldName, dataType, required, defaultValue }: StoredParameter): InterfaceParameter {
  return {
    id: id ?? field,
    field,
    fieldName: fieldName ?? '',
    dataType: PARAMETER_TYPES.find((type) => type === dataType) ?? 'varchar',
    required: required === 1 || required === true || required === '1' ? 1 : 0,
    defaultValue: String(defaultValue ?? ''),
  }
}

/** Format and SQL type of the values of each type; texts are unchanged. */
const FORMATS: Partial<Record<ParameterType, { pattern: RegExp; cast: string }>> = {
  int: { pattern: /^[+-]?\d{1,9}$/, cast: 'integer' },
  bigint: { pattern: /^[+-]?\d{1,18}$/, cast: 'bigint' },
  decimal: { pattern: /^[+-]?(?:\d{1,30}(?:\.\d{0,20})?|\.\d{1,20})$/, cast: 'numeric' },
  datetime: { pattern: /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/, cast: 'timestamp' },
}

/** The value of each parameter: the given one or the default. Null is an empty number or moment. */
export function fillParameters(
  parameters: readonly InterfaceParameter[],
  given: Readonly<Record<string, string>>,
): Map<string, string | null> {
  return new Map(
    parameters.map((parameter) => {
      const { field, defaultValue, required, dataType } = parameter
      const value = Object.hasOwn(given, field) ? (given[field] ?? '') : defaultValue
      const name = parameter.fieldName || field
      if (value === '' && required === 1)
        throw new AppError('refused', 'dataInterface.parameterMissing', { params: { name } })
      const format = FORMATS[dataType]
      if (!format) return [field, value]
      const trimmed = value.trim()
      if (trimmed === '') return [field, null]
      if (!format.pattern.test(trimmed))
        throw new AppError('refused', 'dataInterface.parameterWrong', { params: { name } })
      return [field, trimmed]
    }),
  )
}

/** SQL types of the parameters that are not texts. */
export const castsOf = (parameters: readonly InterfaceParameter[]): Map<string, string> =>
  new Map(
    parameters.flatMap(({ field, dataType }) => {
      const cast = FORMATS[dataType]?.cast
      return cast === undefined ? [] : [[field, cast] as const]
    }),
  )

/** The JSON value of a parameter: numbers are numbers. */
export const jsonValue = ({ dataType }: Pick<InterfaceParameter, 'dataType'>, value: string | null) =>
  value !== null && (dataType === 'int' || dataType === 'decimal') ? Number(value) : value
