import { maskPhoneNumber } from '@sqos/contract'
import { asBoolean, asText, own } from '../json/json.ts'
import type { FormItem } from '../model/form-item.ts'

/** Whether a field holds phone numbers: a line of text that the designer marked as such. */
export const isPhoneField = ({ kind, node }: Pick<FormItem, 'kind' | 'node'>): boolean => kind.isPhone(node)

/** Whether a component is marked as a phone number. */
export const isPhoneNode = (node: object): boolean => asBoolean(own(node, 'isPhoneNumber')) === true

/** The masked number of a value; other values unchanged. */
export const maskedNumber = (value: unknown): unknown => {
  const text = asText(value)
  return text === undefined ? value : maskPhoneNumber(text)
}

/** Whether a text is a number without its digits 4 to 7, as `maskPhoneNumber` returns it. */
export const isMaskedNumber = (text: string): boolean => /^[\s()-]*(?:[^\s()*-][\s()-]*){3}\*/.test(text)
