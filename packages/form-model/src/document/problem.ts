import type { Translate } from '@sqos/i18n'

/** What may be wrong with a document; each has a text in `formModelCatalogue`. */
export type ProblemCode =
  | 'notJson'
  | 'tooLarge'
  | 'tooDeep'
  | 'tooMany'
  | 'forbiddenKey'
  | 'notAnObject'
  | 'notAList'
  | 'noConfig'
  | 'noKind'
  | 'unknownKind'
  | 'wrongType'
  | 'forbiddenName'
  | 'duplicateName'
  | 'noName'
  | 'noFields'
  | 'emptyContainer'
  | 'noRule'
  | 'noModel'
  | 'noInterface'
  | 'noPrintTemplate'
  | 'pattern'
  | 'patternBackslash'
  | 'formula'
  | 'script'
  | 'listType'
  | 'reference'
  | 'notInTable'
  | 'noColumns'
  | 'unknownColumn'
  | 'newColumn'
  | 'noTree'
  | 'noGroup'
  | 'noMainTable'
  | 'twoMainTables'
  | 'noForeignKey'
  | 'bothTables'
  | 'tableUsedTwice'
  | 'unknownTable'
  | 'columnUsedTwice'

/** Something that is wrong with a document, and where. */
export interface Problem {
  code: ProblemCode
  /** `error`: the document may not be saved like this. `warning`: the part is kept and left aside. */
  severity: 'error' | 'warning'
  /** Where, in the words of whoever designed it: labels from the outside to the inside, then the key. */
  place: readonly string[]
  /** Where, as a JSON pointer: `/fields/0/__config__/regList/1`. */
  pointer: string
  params?: Readonly<Record<string, string | number>> | undefined
}

/** A problem in one sentence, with its place before it: `明细 › 数量: …`. `t` needs `formModelCatalogue` and `formulaCatalogue`. */
export function describeDocumentProblem(problem: Problem, t: Translate): string {
  const params = problem.code === 'formula' ? formulaParams(problem, t) : problem.params
  const text = t(`problem.${problem.code}`, { ns: 'formModel', ...params })
  return problem.place.length > 0 ? `${problem.place.join(' › ')}: ${text}` : text
}

/** What is wrong with a formula is told by the package that knows formulas. */
const formulaParams = ({ params = {} }: Problem, t: Translate) => ({
  fault: t(`problem.${params['fault']}`, { ns: 'formula', ...params }),
})
