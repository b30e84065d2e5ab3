import { IconPhone } from '@arco-design/web-react/icon'
import { useGetOwnCallSeatQuery } from '@sqos/api-client/call-seat'
import { useCatalogue, useText } from '@sqos/i18n/react'
import { ToolButton } from '@sqos/layout'
import { callsCatalogue, NAMESPACE } from './catalogue.ts'
import { openDialBox, useDialBoxOpen } from './dial-box-store.ts'

/** Button of the top bar; nothing on servers without a gateway. */
export function DialTool() {
  const isReadable = useCatalogue(callsCatalogue)
  const { t } = useText(NAMESPACE)
  const { data: seat } = useGetOwnCallSeatQuery()
  const isOpen = useDialBoxOpen()
  if (!isReadable || !seat?.gateway) return null
  return <ToolButton label={t('dial')} icon={<IconPhone />} expanded={isOpen} onClick={openDialBox} />
}
