import { asText } from '../../json/json.ts'
import type { Kind } from '../kind.ts'
import { limitOf } from './limits.ts'

/** Search by a part of the text. */
export const contains: Kind['search'] = () => ({ input: 'text', test: 'contains' })

/** Refuses a text that is longer than `maxlength`. */
export const checkLength: Kind['check'] = (value, { label, node }) => {
  const limit = limitOf(node, 'maxlength')
  const { length } = asText(value) ?? ''
  return limit !== undefined && limit > 0 && length > limit ? { code: 'tooLong', params: { label, limit } } : undefined
}
