import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../platform/client.ts'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import {
  OpenedScanTicket,
  ScannedTicket,
  ScanTicket,
  ScanTicketAnswer,
  ScanTicketKey,
  ScanTicketState,
} from './sign-in-modes.schema.ts'
import type { ScanTickets } from './scan-tickets.ts'

/** Routes of tickets that sign-in pages show as QR codes. */
export function scanTicketRoutes(app: FastifyInstance, scans: ScanTickets) {
  const route = routesOf(app, 'auth')

  route({
    method: 'POST',
    url: '/api/oauth/ScanTicket',
    operationId: 'createScanTicket',
    summary: 'A ticket for a QR code, valid for 120 seconds; a signed-in person confirms it on a phone',
    permission: 'public',
    limit: { perMinute: 60 },
    data: ref(ScanTicket),
    handle: ({ request }) => scans.create(clientOf(request)),
  })

  route({
    method: 'POST',
    url: '/api/oauth/ScanTicket/State',
    operationId: 'getScanTicketState',
    summary: 'Whether a ticket was opened, confirmed or refused; only for the browser that has its secret',
    permission: 'public',
    reads: true,
    limit: { perMinute: 90, subject: ({ ticket }) => ticket },
    body: ref(ScanTicketKey),
    data: ref(ScanTicketState),
    handle: ({ body }) => scans.stateOf(body),
  })

  route({
    method: 'POST',
    url: '/api/oauth/ScanTicket/Open',
    operationId: 'openScanTicket',
    summary: 'The computer behind a scanned ticket; nobody else can answer the ticket from now on',
    permission: 'signed-in',
    limit: { perMinute: 60 },
    body: ref(ScannedTicket),
    data: ref(OpenedScanTicket),
    handle: ({ body, actor, request }) => scans.open(body.ticket, { actor, language: request.language }),
  })

  route({
    method: 'POST',
    url: '/api/oauth/ScanTicket/Answer',
    operationId: 'answerScanTicket',
    summary: 'Let the computer behind an opened ticket sign in as the caller, or refuse it',
    permission: 'signed-in',
    limit: { perMinute: 60 },
    body: ref(ScanTicketAnswer),
    handle: ({ body, actor }) => scans.answer(body, actor),
  })
}
