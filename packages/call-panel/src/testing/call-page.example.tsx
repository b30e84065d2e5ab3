import '@arco-design/web-react/es/_util/react-19-adapter'
import { Button, Input } from '@arco-design/web-react'
import { createI18n } from '@sqos/i18n'
import { uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import { DEFAULT_THEME } from '@sqos/ui-kit/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CallError } from '../core/call-fault.ts'
import { callPanelCatalogue, CallPanel, type CallProviderProps, CallProvider, useCall } from '../index.ts'

/** What the address of the page says about its seat. */
const asked = new URLSearchParams(location.search)
const seat = asked.get('seat') ?? ''

/** The number that the page calls, and its button. */
function Dialler() {
  const { dial, isOnline } = useCall()
  const [number, setNumber] = useState('')
  return (
    <main data-online={isOnline}>
      <Input aria-label="号码" value={number} onChange={setNumber} />
      <Button onClick={() => void dial(number)}>拨打</Button>
    </main>
  )
}

const options: Omit<CallProviderProps, 'children'> = {
  user: { userId: seat, landlinenNum: seat, custcode: 'c1', appId: 'a1' },
  gateway: { host: '127.0.0.1', port: Number(asked.get('port')) },
  seatToken: async () => {
    const token = asked.get('token')
    if (!token) throw new CallError('tokenRefused')
    return token
  },
  receives: asked.has('receives'),
  ringLimit: Number(asked.get('ringLimit') ?? 60_000),
  reconnectLimit: Number(asked.get('reconnectLimit') ?? 30_000),
  tones: asked.has('info') ? 'info' : 'media',
  // Read by the next page of this seat, also when the call ended with its page.
  onRecord: (record) => localStorage.setItem('record', JSON.stringify(record)),
}

async function showPage() {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, callPanelCatalogue] })
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <UiKitProvider i18n={i18n} theme={{ ...DEFAULT_THEME, mode: asked.has('dark') ? 'dark' : 'light' }}>
      <CallProvider {...options}>
        <Dialler />
        <CallPanel />
      </CallProvider>
    </UiKitProvider>,
  )
}

if (asked.has('other')) {
  const { startFarPhone } = await import('./far-phone.example.ts')
  startFarPhone({
    seat,
    port: Number(asked.get('port')),
    password: asked.get('token') ?? '',
    isEarly: asked.get('other') === 'early',
  })
} else {
  await showPage()
}
