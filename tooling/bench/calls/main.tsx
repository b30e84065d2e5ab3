import '@arco-design/web-react/es/_util/react-19-adapter'
import { callPanelCatalogue, CallPanel, CallProvider, useCall } from '@sqos/call-panel'
import { createI18n } from '@sqos/i18n'
import { uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import { createRoot } from 'react-dom/client'

/** The seat of this page, and the gateway, from the address. */
const asked = new URLSearchParams(location.search)
const seat = asked.get('seat') ?? ''
const token = asked.get('token') ?? ''
const number = asked.get('number') ?? ''

function Dialler() {
  const { dial, isOnline } = useCall()
  return (
    <button data-online={isOnline} onClick={() => void dial(number)}>
      Call
    </button>
  )
}

const i18n = await createI18n({ language: 'en', catalogues: [uiKitLocales, callPanelCatalogue] })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiKitProvider i18n={i18n}>
      <CallProvider
        user={{ userId: seat, landlinenNum: seat, custcode: 'c1', appId: 'a1' }}
        gateway={{ host: '127.0.0.1', port: Number(asked.get('port')) }}
        seatToken={async () => token}
        // The person answers the question; the phone begins after it.
        confirm={async () => true}
        receives={asked.has('receives')}
      >
        <Dialler />
        <CallPanel />
      </CallProvider>
    </UiKitProvider>,
  )
}
