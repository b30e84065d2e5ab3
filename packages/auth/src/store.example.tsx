import { configureStore } from '@reduxjs/toolkit'
import type { ApiEnvironment } from '@sqos/api-client'
import { baseApi } from '@sqos/api-client'
import type { UserInfo } from '@sqos/api-client/auth'
import { selectToken, sessionReducer } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Provider } from 'react-redux'

/** Behaviour of the example server: reply, no reply, or unreachable. */
type Answer = { code: number; msg?: string; data?: unknown } | 'silence' | 'no server'

/** Replies by what follows `/api/oauth/`, or the last segment of other paths. Tests may change them meanwhile. */
export type Answers = Partial<Record<Call, Answer>>

type Call =
  | 'Login'
  | 'getConfig'
  | 'LockScreen'
  | 'Logout'
  | 'ModifyPassword'
  | 'SmsCode'
  | 'ScanTicket'
  | 'ScanTicket/State'
  | 'ScanTicket/Open'
  | 'ScanTicket/Answer'

/** A call as the example server received it. */
export interface Received {
  call: string
  body: string
}

interface ExampleOptions {
  answers?: Answers | undefined
  user?: Partial<UserInfo> | undefined
  onCall?: ((received: Received) => void) | undefined
}

const NO_CAPTCHA: Answer = { code: 200, data: { enableVerificationCode: 0, verificationCodeNumber: 4 } }

/** A ticket of a QR code, and the computer behind it. */
export const TICKET: Answers = {
  ScanTicket: { code: 200, data: { ticket: 'the-ticket', secret: 'the-secret', seconds: 120 } },
  'ScanTicket/State': { code: 200, data: { state: 'waiting' } },
  'ScanTicket/Open': {
    code: 200,
    data: {
      ipAddress: '203.0.113.25',
      ipAddressName: '',
      platform: 'Chrome 142 / Windows',
      createdAt: Date.UTC(2026, 10, 21, 1),
      seconds: 110,
    },
  },
}

/** Captcha image: every URL of this origin is this image. */
export const PICTURE_ORIGIN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="34"><text x="18" y="25" font-size="22" letter-spacing="8" font-family="monospace" fill="#1d2129">7K2P</text></svg>',
)}#`

/** The real store with an example server; only the network is replaced. */
export function ExampleStore({ children, ...options }: ExampleOptions & { children: ReactNode }) {
  const [store] = useState(() => createExampleStore(options))
  return <Provider store={store}>{children}</Provider>
}

function createExampleStore({ answers, user, onCall }: ExampleOptions) {
  const environment: ApiEnvironment = {
    baseUrl: '',
    getToken: () => selectToken(store.getState()),
    getLanguage: () => 'zh',
    onSessionEnded: () => {},
    toast: showToast,
    text: () => '请求出错，请重试',
    now: Date.now,
    fetch: async (input, init) => {
      // The base query passes the URL as a string, and bodies as strings or form fields.
      const call = callOf(typeof input === 'string' ? input : '')
      const body = init?.body
      onCall?.({ call, body: body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '' })
      return respond({ getConfig: NO_CAPTCHA, ...answers }[call] ?? { code: 200, data: { token: 't', theme: null } })
    },
  }
  const store = configureStore({
    reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
    preloadedState: {
      session: {
        token: null,
        locked: user !== undefined,
        // Screens of this package read only name, account and picture of a user.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
        user: user ? (user as UserInfo) : null,
        menus: null,
        appMenus: [],
        permissions: [],
        sysConfig: null,
        suspended: false,
      },
    },
  })
  return store
}

function callOf(address: string): string {
  const [path = ''] = address.split('?')
  const [, oauth] = /^\/api\/oauth\/(ScanTicket\/\w+|[^/]+)/.exec(path) ?? []
  return oauth ?? path.slice(path.lastIndexOf('/') + 1)
}

async function respond(answer: Answer): Promise<Response> {
  if (answer === 'no server') throw new TypeError('Failed to fetch')
  if (answer === 'silence') return new Promise(() => {})
  return Response.json({ msg: '', data: null, ...answer })
}
