import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, PageQuery, ref } from '../../platform/schema.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { CallSeatExport } from './call-seat.export.ts'
import {
  CallSeat,
  CallSeatBody,
  CallSeatExportQuery,
  OwnCallSeat,
  SeatToken,
  SeatTokenBody,
} from './call-seat.schema.ts'
import type { CallSeatService } from './call-seat.service.ts'
import type { SeatTokens } from './seat-token.ts'

const URL = '/api/extend/CallSeat'
/** The path of the telephony service, which the panel asks for (specification §7). */
const TOKEN_URL = '/calloutsip/customer/client/seat/token'
const may = PERMISSION.callSeat

/** Routes of seats. */
export function callSeatRoutes(
  app: FastifyInstance,
  { service, exportTo, tokens }: { service: CallSeatService; exportTo: CallSeatExport; tokens: SeatTokens },
) {
  const route = routesOf(app, 'call-seat')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listCallSeats',
    summary: 'Paged list',
    permission: may.view,
    query: PageQuery,
    data: pageOf(ref(CallSeat)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/ExportData`,
    operationId: 'exportCallSeats',
    summary: 'The list as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: CallSeatExportQuery,
    data: ref(FileTicket),
    // The file is made for the person whose record it becomes.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: `${URL}/Current`,
    operationId: 'getOwnCallSeat',
    summary: 'Seat of the caller, and the gateway. The number is empty without a seat',
    permission: 'signed-in',
    data: ref(OwnCallSeat),
    handle: ({ actor }) => tokens.own(actor),
  })
  route({
    method: 'POST',
    url: TOKEN_URL,
    operationId: 'createSeatToken',
    summary: 'Creates a token of the telephony service, with which the seat of the caller registers at the gateway',
    permission: 'signed-in',
    // A token would let somebody else call in the name of the person.
    whileViewing: false,
    body: ref(SeatTokenBody),
    data: ref(SeatToken),
    handle: ({ body, actor }) => tokens.issue(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getCallSeat',
    summary: 'One record',
    permission: may.view,
    params: IdParams,
    data: ref(CallSeat),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createCallSeat',
    summary: 'Creates a record',
    permission: may.add,
    body: ref(CallSeatBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateCallSeat',
    summary: 'Updates a record',
    permission: may.edit,
    params: IdParams,
    body: ref(CallSeatBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteCallSeat',
    summary: 'Deletes a record. The row is marked as deleted and remains in the table',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
