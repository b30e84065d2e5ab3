import { Button } from '@arco-design/web-react'
import { configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi, isApiError } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import { showToast } from '@sqos/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Select } from '@sqos/ui-kit/select'
import styles from './Tools.module.css'

/** Answers of a server, by name. */
const ANSWERS = {
  success: () => Response.json({ code: 200, msg: '', data: { version: '42' } }),
  refused: () => Response.json({ code: 403, msg: '没有权限', data: null }),
  'session ended': () => Response.json({ code: 600, msg: '登录过期，请重新登录', data: null }),
  'no JSON': () => new Response('<html>', { status: 502 }),
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
} satisfies Record<string, () => Response | Promise<Response>>

type AnswerName = keyof typeof ANSWERS

interface ApiClientProps {
  /** What the server answers. */
  answer: AnswerName
}

/** Calls `GET /api/system/Menu/Version` and shows what the client makes of the answer. */
function ApiClient({ answer: initial }: ApiClientProps) {
  const [answer, setAnswer] = useState<AnswerName>(initial)
  const [result, setResult] = useState<unknown>()

  async function call() {
    const store = createStore(answer, () => setResult((before: unknown) => ({ before, sessionEnded: true })))
    try {
      const asked = store.dispatch(authApi.endpoints.getMenuVersion.initiate(undefined, { subscribe: false }))
      setResult({ data: await asked.unwrap() })
    } catch (error) {
      setResult({ isApiError: isApiError(error), error })
    }
  }

  return (
    <main className={styles.page}>
      <h1>@sqos/api-client</h1>
      <Select aria-label="answer" value={answer} options={Object.keys(ANSWERS)} onChange={setAnswer} />
      <div>
        <Button type="primary" onClick={() => void call()}>
          Call
        </Button>
      </div>
      <output className={styles.json} aria-label="result">
        {JSON.stringify(result, null, 2)}
      </output>
    </main>
  )
}

function createStore(answer: AnswerName, onSessionEnded: () => void) {
  const api: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded,
    toast: showToast,
    text: () => '请求出错，请重试',
    now: Date.now,
    fetch: async () => ANSWERS[answer](),
  }
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(baseApi.middleware),
  })
}

const meta = {
  title: 'api-client/ApiClient',
  component: ApiClient,
  argTypes: { answer: { control: 'select', options: Object.keys(ANSWERS) } },
  args: { answer: 'success' },
} satisfies Meta<typeof ApiClient>
export default meta
type Story = StoryObj<typeof meta>

const call = async (canvasElement: HTMLElement, text: string) => {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Call' }))
  await waitFor(() => expect(page.getByRole('status', { name: 'result' })).toHaveTextContent(text))
}

export const Success: Story = { play: ({ canvasElement }) => call(canvasElement, '"version": "42"') }

/** The envelope names the error; the client shows it once as a toast. */
export const Refused: Story = {
  args: { answer: 'refused' },
  play: ({ canvasElement }) => call(canvasElement, '"code": 403'),
}

/** Without a connection the code is 0. */
export const NoConnection: Story = {
  args: { answer: 'no connection' },
  play: ({ canvasElement }) => call(canvasElement, '"isApiError": true'),
}
