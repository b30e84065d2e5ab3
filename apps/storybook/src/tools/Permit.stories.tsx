import { Button } from '@arco-design/web-react'
import { configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import { loadCurrentUser, ModelIdProvider, Permit, sessionReducer } from '@sqos/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { expect, within } from 'storybook/test'
import styles from './Tools.module.css'

/** Buttons that a role grants on the page `orders`. */
const ROLES = {
  viewer: [],
  buyer: ['btn_add', 'btn_edit'],
  manager: ['btn_add', 'btn_edit', 'btn_remove', 'btn_download'],
} satisfies Record<string, string[]>

const BUTTONS = { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除', btn_download: '导出' }

interface ExampleProps {
  /** Role of the signed-in user. */
  role: keyof typeof ROLES
}

/** Buttons of a page inside `<Permit>`. Choose a role in the controls. */
function RoleExample({ role }: ExampleProps) {
  const [store] = useState(() => createStore(role))
  const [isReady, setReady] = useState(false)
  useEffect(
    function load() {
      void store.dispatch(loadCurrentUser()).then(() => setReady(true))
    },
    [store],
  )
  return (
    <main className={styles.page}>
      <h1>{`<Permit> as ${role}`}</h1>
      <Provider store={store}>
        <ModelIdProvider modelId="orders">
          <div>
            {isReady &&
              Object.entries(BUTTONS).map(([code, text]) => (
                <Permit key={code} code={code}>
                  <Button>{text}</Button>
                </Permit>
              ))}
          </div>
        </ModelIdProvider>
      </Provider>
    </main>
  )
}

/** A store whose server answers with the user of a role. */
function createStore(role: ExampleProps['role']) {
  const button = ROLES[role].map((enCode) => ({ id: enCode, fullName: enCode, enCode }))
  const user = {
    userInfo: { userId: 'u1', userName: '王晓明' },
    menuList: [{ id: 'orders' }],
    permissionList: [{ modelId: 'orders', moduleName: '', button, column: [], form: [], resource: [] }],
  }
  const api: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: () => undefined,
    text: (key) => key,
    now: Date.now,
    fetch: async () => Response.json({ code: 200, msg: '', data: user }),
  }
  return configureStore({
    reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(baseApi.middleware),
  })
}

/** Another role is another session. */
const PermitByRole = (props: ExampleProps) => <RoleExample key={props.role} {...props} />

const meta = {
  title: 'session/Permit',
  component: PermitByRole,
  argTypes: { role: { control: 'select', options: Object.keys(ROLES) } },
  args: { role: 'buyer' },
} satisfies Meta<typeof PermitByRole>
export default meta
type Story = StoryObj<typeof meta>

export const Buyer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('button', { name: '新增' })
    await expect(page.queryByRole('button', { name: '删除' })).toBeNull()
  },
}

export const Manager: Story = {
  args: { role: 'manager' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '导出' })).toBeVisible()
  },
}

/** Nothing is granted: no button shows. */
export const Viewer: Story = { args: { role: 'viewer' } }
