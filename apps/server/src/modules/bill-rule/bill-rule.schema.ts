import { BILL_DATE_FORMATS, type BillDateFormat } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'

const name = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` })
const DateFormat = Type.Unsafe<BillDateFormat>({ type: 'string', enum: [...BILL_DATE_FORMATS] })

/** The parts of a number. */
export const numbering = {
  prefix: Type.String({ minLength: 1, maxLength: 50 }),
  dateFormat: DateFormat,
  digit: Type.Integer({ minimum: 1, maximum: 9 }),
  startNumber: Type.String({ pattern: '^(?=.*[1-9])[0-9]{1,9}$' }),
}

export const BillRuleBody = component(
  'BillRuleBody',
  Type.Object({
    fullName: name,
    enCode: name,
    ...numbering,
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
    /** Clients send these fields back; the server ignores the sent values. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
    example: Type.Optional(Type.String({ maxLength: 200 })),
    outputNumber: Type.Optional(Type.String({ maxLength: 200 })),
    thisNumber: Type.Optional(Type.Union([Type.Null(), Type.Integer()])),
  }),
)
export type BillRuleBody = Static<typeof BillRuleBody>

export const BillRule = component(
  'BillRule',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    ...numbering,
    example: Type.String({ description: 'Example: the first number of the rule with the date of today' }),
    outputNumber: Type.String({ description: 'Last issued number; empty if none was issued' }),
    thisNumber: Type.Unsafe<number | null>({
      ...Type.Union([Type.Null(), Type.Integer()]),
      description: 'Number of numbers issued before the last one of this period; null if none was issued',
    }),
    sortCode: Type.Integer(),
    enabledMark: Flag,
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)

export const BillRuleRow = component(
  'BillRuleRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    digit: Type.Integer(),
    startNumber: Type.String(),
    outputNumber: Type.String({ description: 'Last issued number; empty if none was issued' }),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
  }),
)

/** A rule in the picker of the form designer, identified by its code. */
export const BillRuleOption = component(
  'BillRuleOption',
  Type.Object({ id: Type.String(), enCode: Type.String(), fullName: Type.String() }),
)

export const BillRuleQuery = PageQuery
export type BillRuleQuery = Static<typeof BillRuleQuery>

export const BillCodeParams = Type.Object({ enCode: Type.String({ minLength: 1, maxLength: 50 }) })
