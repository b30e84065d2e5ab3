import { baseApi, type ApiDispatch } from '@sqos/api-client'
import { isRecord } from '@sqos/form-model'
import type { ScriptRequest } from '@sqos/form-renderer'

/** A request of a script, sent with the session of the user. */
interface ScriptCall {
  url: string
  method: string
  data: unknown
}

const scriptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    scriptCall: build.mutation<unknown, ScriptCall>({
      query: ({ url, method, data }) =>
        method === 'GET' ? { url, params: isRecord(data) ? data : {} } : { url, method, body: data ?? {} },
    }),
  }),
})

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'DELETE'])

/** Requests of form scripts. Only paths under `/api/` of the application's own server are allowed. */
export const scriptRequestOf =
  (dispatch: ApiDispatch): ScriptRequest =>
  async (url, method, data) => {
    const verb = method.toUpperCase()
    const { origin, pathname, search } = new URL(url, 'http://server.invalid')
    if (origin !== 'http://server.invalid' || !pathname.startsWith('/api/') || !METHODS.has(verb)) {
      throw new Error(`Only calls of this application’s own API are possible: ${verb} ${url}`)
    }
    const answer: unknown = await dispatch(
      scriptApi.endpoints.scriptCall.initiate({ url: pathname + search, method: verb, data }),
    ).unwrap()
    return { code: 200, msg: '', data: answer }
  }
