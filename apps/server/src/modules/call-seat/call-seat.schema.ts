import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const code = Type.String({ minLength: 1, maxLength: 50, pattern: '^[A-Za-z0-9._-]+$' })

export const CallSeatBody = component(
  'CallSeatBody',
  Type.Object({
    userId: Type.String({ minLength: 1, maxLength: 50 }),
    landlinenNum: code,
    custcode: code,
    appId: code,
    enabledMark: Type.Optional(Flag),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
  }),
)
export type CallSeatBody = Static<typeof CallSeatBody>

export const CallSeatExportQuery = Type.Object({ ...PageQuery.properties, ...ExportChoice.properties })

export const CallSeat = component(
  'CallSeat',
  Type.Object({
    id: Type.String(),
    userId: Type.String(),
    realName: Type.String({ description: 'Name of the user' }),
    landlinenNum: Type.String({ description: 'Number of the seat' }),
    custcode: Type.String(),
    appId: Type.String(),
    enabledMark: Flag,
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type CallSeat = Static<typeof CallSeat>

/** The caller's seat and the gateway it registers at. */
export const OwnCallSeat = component(
  'OwnCallSeat',
  Type.Object({
    userId: Type.String(),
    landlinenNum: Type.String({ description: 'Number of the seat; empty without one' }),
    custcode: Type.String(),
    appId: Type.String(),
    noteModelId: Type.String({ description: 'Model whose form is offered after a call; empty for notes as text' }),
    gateway: Type.Union([
      Type.Null({ description: 'This server has no telephony' }),
      Type.Object({ host: Type.String(), port: Type.Integer() }),
    ]),
  }),
)
export type OwnCallSeat = Static<typeof OwnCallSeat>

export const SeatTokenBody = component(
  'SeatTokenBody',
  Type.Object({
    businessCode: Type.Literal(0),
    seatNo: Type.String({ maxLength: 50 }),
    timestamp: Type.Integer({ description: 'Milliseconds since 1970' }),
    custCode: Type.String({ maxLength: 50 }),
    appId: Type.String({ maxLength: 50 }),
  }),
)
export type SeatTokenBody = Static<typeof SeatTokenBody>

export const SeatToken = component('SeatToken', Type.Object({ token: Type.String() }))
export type SeatToken = Static<typeof SeatToken>
