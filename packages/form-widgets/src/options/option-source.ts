import type { Question } from '../services/use-answer.ts'
import type { OptionKeys } from './option.ts'

/** The source of the options of a field. */
export interface OptionSourceProps {
  /** The options themselves: records such as `{ id, fullName }` or `{ value, label }`, or plain text. */
  options?: readonly unknown[] | undefined
  /** Id or code of a dictionary type, for options of a dictionary. */
  dictionary?: string | undefined
  /** Id of a data interface, for its options. */
  dataInterface?: string | undefined
  /** The keys of value, label and children in the records. */
  optionKeys?: OptionKeys | undefined
  /** The values of the options that can be chosen, as texts. Default: all. Chosen values keep their labels. */
  offered?: readonly string[] | undefined
}

/** The call that loads the options of a field; undefined for static options. */
export function questionOf({ dictionary, dataInterface }: OptionSourceProps): Question<unknown> | undefined {
  if (dictionary) {
    return {
      key: `dictionary ${dictionary}`,
      ask: (services, signal) => services.dictionary(dictionary, { signal }),
    }
  }
  if (dataInterface) {
    return {
      key: `interface ${dataInterface}`,
      ask: (services, signal) => services.dynamicOptions(dataInterface, { signal }),
    }
  }
  return undefined
}
