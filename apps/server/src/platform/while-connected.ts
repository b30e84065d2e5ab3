import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Runs a task with a signal that is aborted when the connection of the request closes. */
export async function whileConnected<Result>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const connection = new AbortController()
  // A refusal is not logged as a failure of the server; the client cannot receive it any more.
  const abort = () => connection.abort(new AppError('refused', 'error.malformed'))
  socket.once('close', abort)
  try {
    return await task(connection.signal)
  } finally {
    socket.off('close', abort)
  }
}
