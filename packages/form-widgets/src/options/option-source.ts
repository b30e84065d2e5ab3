import type { Question } from '../services/use-answer.ts'
import type { OptionKeys } from './option.ts'

/** Where the options of a field come from. Source: contract of the platform, 13.2 `dataType`. */
export interface OptionSourceProps {
  /** The options themselves: records such as `{ id, fullName }` or `{ value, label }`, or plain text. */
  options?: readonly unknown[] | undefined
  /** Id or code of a dictionary type, for options out of a dictionary. */
  dictionary?: string | undefined
  /** Id of a data interface, for options out of it. */
  dataInterface?: string | undefined
  /** Which keys of the records are value, label and children. */
  optionKeys?: OptionKeys | undefined
}

/** What has to be asked for the options of a field; nothing for static ones. */
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
