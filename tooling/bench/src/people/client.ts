import { createHash } from 'node:crypto'
import type { Served } from '../serve.ts'

/** A signed-in client of a server over the network. */
export interface Client {
  call: <Data>(method: 'GET' | 'POST', path: string, body?: FormData) => Promise<Data>
  /** Content behind a download ticket. */
  download: (path: string) => Promise<Buffer>
}

/** Signs in with account and password. */
export async function signIn({ url }: Served, { account, password }: { account: string; password: string }) {
  const md5 = createHash('md5').update(password).digest('hex')
  const body = new URLSearchParams({ account, password: md5, origin: 'password', client_id: 'admin' })
  for (const [name, value] of [
    ['client_secret', 'sqos'],
    ['scope', 'all'],
    ['grant_type', 'password'],
    ['loginType', '1'],
  ] as const)
    body.set(name, value)
  const answer = await read<{ token: string }>(await fetch(`${url}/api/oauth/Login`, { method: 'POST', body }))
  const headers = { authorization: answer.token }
  const client: Client = {
    call: async (method, path, form) =>
      await read(await fetch(url + path, { method, headers, ...(form && { body: form }) })),
    download: async (path) => Buffer.from(await (await fetch(url + path, { headers })).arrayBuffer()),
  }
  return client
}

async function read<Data>(response: Response): Promise<Data> {
  const { code, msg, data }: { code: number; msg: string; data: Data } = await response.json()
  if (code !== 200) throw new Error(`bench: ${response.url} answered ${code}: ${msg}`)
  return data
}
