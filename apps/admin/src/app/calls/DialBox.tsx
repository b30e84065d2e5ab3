import { Input } from '@arco-design/web-react'
import { CallDevices, useCall } from '@sqos/call-panel'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useEffect } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { closeDialBox, useDialBoxOpen } from './dial-box-store.ts'

interface DialFields {
  number: string
}

/** A dialog in which a number is typed and called, with the choice and test of microphone and speaker. */
export function DialBox() {
  const { t } = useText(NAMESPACE)
  const { dial } = useCall()
  const isOpen = useDialBoxOpen()

  // The next user starts with a closed box.
  useEffect(() => closeDialBox, [])

  async function call({ number }: DialFields) {
    closeDialBox()
    // The phone asks and reports by itself.
    void dial(number)
  }

  return (
    <FormDialog<DialFields>
      open={isOpen}
      title={t('dial')}
      submitText={t('call')}
      onSubmit={call}
      onClose={closeDialBox}
    >
      <FormItem label={t('number')} field="number" rules={[{ required: true, message: t('numberMissing') }]}>
        <Input type="tel" maxLength={30} autoComplete="off" />
      </FormItem>
      <CallDevices />
    </FormDialog>
  )
}
