import { createHash } from 'node:crypto'
import type { Answer, Caller } from './caller.ts'

/** Calls a server that runs in another process. */
export function callServer(address: string, token: string): Caller {
  async function call<Data>(method: string, url: string, body?: object): Promise<Answer<Data>> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const answer = await fetch(address + url, {
      method,
      headers: { authorization: token, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every response of this server is an envelope
    return (await answer.json()) as Answer<Data>
  }
  return {
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body),
    put: (url, body) => call('PUT', url, body),
    delete: (url, body) => call('DELETE', url, body),
  }
}

/** Signs in as the administrator; returns the token. */
export const signInAsAdmin = (address: string): Promise<string> => signIn(address, 'admin')

/** Signs in as a user of the demo company; returns the token. */
export async function signIn(address: string, account: string): Promise<string> {
  const body = new URLSearchParams({
    account,
    password: createHash('md5').update('sqos2026').digest('hex'),
    origin: 'password',
    client_id: 'admin',
    client_secret: '123456',
    scope: 'all',
    grant_type: 'password',
    loginType: '0',
  })
  const { data } = await callServer(address, '').post<{ token: string }>('/api/oauth/Login', body)
  return data.token
}
