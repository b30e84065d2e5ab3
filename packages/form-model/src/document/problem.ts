import type { TranslateText as Translate } from '@sqos/contract/texts'
import type { Fault } from '@sqos/formula'

/** The problems of documents; each has a text in `formModelCatalogue`. */
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
  | 'noDictionary'
  | 'noOptionsInterface'
  | 'ruleIncomplete'
  | 'ruleField'
  | 'ruleCircle'
  | 'ruleFormula'

/** A problem of a document, and its place. */
export interface Problem {
  code: ProblemCode
  /** `error`: the document cannot be saved. `warning`: the part is kept and ignored. */
  severity: 'error' | 'warning'
  /** The place for people: the labels of the containers and of the component, then the key. */
  place: readonly string[]
  /** The place as a JSON pointer: `/fields/0/__config__/regList/1`. */
  pointer: string
  params?: Readonly<Record<string, string | number>> | undefined
}

/** The text of a problem, after its place: `明细 › 数量: …`. `t` needs `formModelCatalogue` and `formulaCatalogue`. */
export function describeDocumentProblem(problem: Problem, t: Translate): string {
  const params =
    problem.code === 'formula' || problem.code === 'ruleFormula' ? formulaParams(problem, t) : problem.params
  const text = t(`problem.${problem.code}`, { ns: 'formModel', ...params })
  return problem.place.length > 0 ? `${problem.place.join(' › ')}: ${text}` : text
}

/** The parameters of a problem with the fault of a formula; places start at 1. */
export const faultParams = ({ code, at, name, expected }: Fault): Readonly<Record<string, string | number>> => ({
  fault: code,
  place: at + 1,
  ...(name !== undefined && { name }),
  ...(expected !== undefined && { expected }),
})

/** Problems of formulas have their texts in @sqos/formula. */
const formulaParams = ({ params = {} }: Problem, t: Translate) => ({
  ...params,
  fault: t(`problem.${params['fault']}`, {
    ns: 'formula',
    ...params,
    ...('expected' in params && { expected: t(`type.${params['expected']}`, { ns: 'formula' }) }),
  }),
})
