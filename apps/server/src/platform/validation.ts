import type { FastifySchemaValidationError } from 'fastify'
import type { FieldProblem } from './errors.ts'

/** Translates validation errors into one message per field: the first problem of each. */
export function fieldProblems(errors: readonly FastifySchemaValidationError[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  for (const error of errors) problems[fieldOf(error)] ??= problemOf(error)
  return problems
}

/** `/list/0/fullName` → `list.0.fullName`; the parameters name a missing property. */
function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') path.push(String(params['missingProperty']))
  return path.join('.') || 'body'
}

function problemOf({ keyword, params }: FastifySchemaValidationError): FieldProblem {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return { key: 'validation.required' }
    case 'minLength':
    case 'minItems':
      return limit === 1 ? { key: 'validation.required' } : { key: `validation.${keyword}`, params: { limit } }
    case 'maxLength':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return { key: `validation.${keyword}`, params: { limit } }
    case 'type':
      return { key: `validation.type.${String(params['type'])}` }
    case 'enum':
    case 'const':
    case 'anyOf':
    case 'oneOf':
      return { key: 'validation.choice' }
    case 'pattern':
    case 'format':
      return { key: 'validation.format' }
    default:
      return { key: 'validation.invalid' }
  }
}
