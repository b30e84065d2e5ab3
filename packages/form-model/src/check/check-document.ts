import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { FormDocumentSchema, FormNodeSchema } from '../document/form.schema.ts'
import { ListDocumentSchema } from '../document/list.schema.ts'
import type { Problem } from '../document/problem.ts'
import type { ListModel } from '../list/read-list.ts'
import type { FormModel } from '../model/read-form.ts'
import { formProblems } from './form-problems.ts'
import { listProblems } from './list-problems.ts'

/** The use of a form, on which some checks depend. */
export interface FormCheckOptions {
  /** 1 form only, 2 form and list, 3 form, list and flow. Print buttons belong to 2. */
  webType?: number | undefined
}

/** All problems of a form document: problems of reading, wrong types, and problems that prevent saving. */
export const checkFormDocument = (form: FormModel, options: FormCheckOptions = {}): readonly Problem[] => [
  ...form.tables.problems,
  ...form.problems,
  ...wrongTypes(FormDocumentSchema, { ...form.document, fields: [] }, { place: [], pointer: '' }),
  ...form.all.flatMap(({ node, place, key, kind }) =>
    kind.role === 'pane' ? [] : wrongTypes(FormNodeSchema, node, { place, pointer: key }),
  ),
  ...formProblems(form, options),
]

/** All problems of a list document. */
export const checkListDocument = (list: ListModel, form: FormModel): readonly Problem[] => [
  ...list.problems,
  ...wrongTypes(ListDocumentSchema, list.document, { place: [], pointer: '' }),
  ...listProblems(list, form),
]

/** Reports keys of a wrong type, one problem per key. They are kept and ignored. */
function wrongTypes(schema: TSchema, value: unknown, at: Pick<Problem, 'place' | 'pointer'>): readonly Problem[] {
  if (Value.Check(schema, value)) return []
  const keys = new Set(
    Value.Errors(schema, value)
      .map(({ instancePath }) => instancePath)
      .filter((path) => path !== ''),
  )
  // Of /a and /a/0 only the inner one is reported.
  const places = [...keys].filter((key) => ![...keys].some((other) => other.startsWith(`${key}/`)))
  return places.map((key) => ({
    code: 'wrongType',
    severity: 'warning',
    place: [...at.place, key.slice(1).replaceAll('/', ' › ')],
    pointer: `${at.pointer}${key}`,
  }))
}
