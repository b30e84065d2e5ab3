import { optionSource, readForm } from '@sqos/form-model'
import type { Design } from './read-module.ts'

/** The dictionaries that the fields of a design choose from, by id or code. */
export function dictionariesOf({ formData, tables }: Design): string[] {
  const sources = readForm(formData, tables).all.map(({ node }) => optionSource(node))
  return [...new Set(sources.flatMap((source) => (source.type === 'dictionary' ? [source.dictionary] : [])))]
}
