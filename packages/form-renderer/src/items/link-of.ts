import { type FormItem, own } from '@sqos/form-model'

/** The address of a field that holds links; undefined for other fields and for texts that are no web address. */
export const linkOf = (item: FormItem | undefined, text: string): string | undefined =>
  item && own(item.node, 'isLink') === true && /^https?:\/\/\S+$/i.test(text) ? text : undefined
