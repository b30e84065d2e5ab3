import type { OptionSourceProps } from './option-source.ts'

/** Whether options must be loaded; `questionOf` returns the call. */
export const needsLoading = ({ dictionary, dataInterface }: OptionSourceProps): boolean =>
  Boolean(dictionary) || Boolean(dataInterface)
