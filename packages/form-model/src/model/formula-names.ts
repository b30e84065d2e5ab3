import { asList, asText, own } from '../json/json.ts'

/** The paths of the fields that a saved formula uses. */
export const namesIn = (expression: unknown): readonly string[] =>
  asList(expression).flatMap((token) => asText(own(token, '__vModel__')) ?? [])
