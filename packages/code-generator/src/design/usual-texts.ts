import type { Field } from './module.ts'

/** Texts that patterns of forms usually want: telephone, mail, post code, identity card, plate, address of a page. */
const USUAL = [
  '1',
  '13800138000',
  '021-12345678',
  'a@example.com',
  '200000',
  '11010519491231002X',
  '沪A12345',
  'https://example.com',
  '张三',
  'abc',
]

/** A usual text that matches every pattern of the field. */
export const matching = ({ patterns }: Pick<Field, 'patterns'>): string | undefined =>
  USUAL.find((text) => patterns.every(({ source }) => new RegExp(source, 'u').test(text)))
