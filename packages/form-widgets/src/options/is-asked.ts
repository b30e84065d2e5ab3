import type { OptionSourceProps } from './option-source.ts'

/** Whether options must be loaded; `questionOf` returns the call. */
export const isAsked = ({ dictionary, dataInterface }: OptionSourceProps): boolean =>
  Boolean(dictionary) || Boolean(dataInterface)
