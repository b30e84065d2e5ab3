import { Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { confirmAction } from '../confirm/confirm-store.ts'
import { NAMESPACE } from '../locales.ts'

export interface StateSwitchProps {
  on: boolean
  /** Name of the record, for the accessible name and the confirmation. */
  name: string
  /** What the record is, in the question: 角色. Default 数据. */
  record?: string | undefined
  disabled?: boolean | undefined
  /** Changes the state. The switch changes when `on` does. The caller shows the toast of a rejection. */
  onToggle: () => Promise<unknown>
}

/** A switch that does not toggle by itself: click, question, change. */
export function StateSwitch({ on, name, record, disabled = false, onToggle }: StateSwitchProps) {
  const { t } = useText(NAMESPACE)
  const [changing, setChanging] = useState(false)

  async function ask() {
    const action = t(on ? 'state.off' : 'state.on')
    if (
      !(await confirmAction({
        text: t('state.change', { action, record: record ?? t('state.record') }),
        subject: name,
      }))
    )
      return
    setChanging(true)
    try {
      await onToggle()
    } catch (error) {
      if (error instanceof Error) throw error
    } finally {
      setChanging(false)
    }
  }

  return (
    <Switch
      size="small"
      checked={on}
      disabled={disabled}
      loading={changing}
      aria-label={name}
      onChange={() => void ask()}
    />
  )
}
