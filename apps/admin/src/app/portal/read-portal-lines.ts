import { type ApiDispatch, isApiError, readLines } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { type PartData, PortalError } from '@sqos/portal'

interface Lines {
  url: string
  body: object
  onData: (data: PartData) => void
}

/** Reads the data of parts as it arrives. An error becomes one that a part can show. */
export async function readPortalLines(ask: ApiDispatch, { url, body, onData }: Lines): Promise<void> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes these lines (`PortalPartData`)
    await ask(readLines({ url, method: 'POST', body }, (line) => onData(line as PartData)))
  } catch (error) {
    if (isApiError(error)) throw new PortalError(error.msg, error.code === RESULT.forbidden)
    throw error
  }
}
