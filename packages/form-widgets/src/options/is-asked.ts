import type { OptionSourceProps } from './option-source.ts'

/** Tells whether options have to be asked for: `questionOf` says what. */
export const isAsked = ({ dictionary, dataInterface }: OptionSourceProps): boolean =>
  Boolean(dictionary) || Boolean(dataInterface)
