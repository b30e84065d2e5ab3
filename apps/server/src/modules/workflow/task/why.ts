import type { Language } from '@sqos/contract'
import type { Reason } from '@sqos/workflow-model/machine'
import { text } from '../../../platform/text.ts'

/** Names of users by id. */
export type Names = ReadonlyMap<string, string>

/** A reason in plain words. Ids of people in its values are replaced by names. */
export function whyText(language: Language, { rule, params = {} }: Reason, names: Names): string {
  const by = params['by']
  const shown = by === undefined ? params : { ...params, by: names.get(by) ?? by }
  return text(language, `workflow.why.${rule}`, shown)
}
