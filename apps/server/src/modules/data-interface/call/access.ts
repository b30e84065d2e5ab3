import { CHECK_TYPE } from '@sqos/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import { clientOf } from '../../../platform/client.ts'
import { AppError } from '../../../platform/errors.ts'
import { ticketUseOf, type Authenticate } from '../../../platform/request-context.ts'
import { isListed } from '../../../platform/ip-address.ts'
import type { InterfaceRow } from '../data-interface.repository.ts'

/** Refuses callers who may not use this interface; returns the user when the call has a token. */
export async function admit(
  row: Pick<InterfaceRow, 'checkType' | 'ipAddress'>,
  { request, authenticate }: { request: FastifyRequest; authenticate: Authenticate },
): Promise<Actor | undefined> {
  const token = request.headers.authorization
  if (row.checkType === CHECK_TYPE.token) return await authenticate(token, ticketUseOf(request))
  if (row.checkType === CHECK_TYPE.address && !isListed(clientOf(request).ip, row.ipAddress))
    throw new AppError('forbidden', 'dataInterface.addressNotListed')
  if (!token) return undefined
  // An outdated token must not exclude a caller from a public interface.
  return await authenticate(token, ticketUseOf(request)).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
}
