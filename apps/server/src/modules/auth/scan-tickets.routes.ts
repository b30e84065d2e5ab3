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
    summary: 'Creates a ticket for a QR code, valid for 120 seconds. A signed-in user confirms it on a phone',
    permission: 'public',
    limit: { perMinute: 60 },
    data: ref(ScanTicket),
    handle: ({ request }) => scans.create(clientOf(request)),
  })

  route({
    method: 'POST',
    url: '/api/oauth/ScanTicket/State',
    operationId: 'getScanTicketState',
    summary: 'State of a ticket: opened, confirmed or refused. Only for the browser that has the secret of the ticket',
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
    summary:
      'Opens a scanned ticket and returns the computer that requested it. Only the caller can answer the ticket afterwards',
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
    summary: 'Confirms or refuses an opened ticket. A confirmed ticket signs the computer in as the caller',
    permission: 'signed-in',
    limit: { perMinute: 60 },
    body: ref(ScanTicketAnswer),
    handle: ({ body, actor }) => scans.answer(body, actor),
  })
}
