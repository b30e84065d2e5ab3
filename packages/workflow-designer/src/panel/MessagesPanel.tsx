import { useText } from '@sqos/i18n/react'
import { type FlowMessage, type FlowNode, MESSAGE_FROM, MESSAGE_KEYS, messageSettings } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { SelectRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

interface MessagesPanelProps {
  node: FlowNode
  messages: readonly FlowMessage[]
  onChange: SetProperties
}

const USUAL = ''
const AS_START = 'start'
const own = (templateId: string) => `template:${templateId}`

/** The templates of the messages that leave the application. Messages in the application keep their text. */
export function MessagesPanel({ node, messages, onChange }: MessagesPanelProps) {
  const { t } = useText(NAMESPACE)
  const { messageTemplates } = useDesign()
  const isStart = node.type === 'start'

  function choose(message: FlowMessage, value: string) {
    const template = messageTemplates.find(({ id }) => own(id) === value)
    const on = template ? MESSAGE_FROM.own : value === AS_START ? MESSAGE_FROM.start : MESSAGE_FROM.usual
    // Templates have the values of the system only.
    const config = { on, msgId: template?.id ?? '', msgName: template?.fullName ?? '', templateJson: [] }
    onChange({ [MESSAGE_KEYS[message]]: config })
  }

  return (
    <>
      <p className={styles.note}>{t('message.note')}</p>
      {messages.map((message) => {
        const { from, templateId, templateName } = messageSettings(node.properties, message)
        // A removed template stays visible.
        const isGone = from === MESSAGE_FROM.own && messageTemplates.every(({ id }) => id !== templateId)
        const followsStart = from === MESSAGE_FROM.start && !isStart
        return (
          <SelectRow
            key={message}
            label={t(`message.${message}`)}
            value={from === MESSAGE_FROM.own ? own(templateId) : followsStart ? AS_START : USUAL}
            options={[
              ...(isStart ? [] : [{ value: AS_START, label: t('message.asStart') }]),
              { value: USUAL, label: t('message.usual') },
              ...(isGone ? [{ value: own(templateId), label: t('message.gone', { name: templateName }) }] : []),
              ...messageTemplates.map(({ id, fullName }) => ({ value: own(id), label: fullName })),
            ]}
            searchable
            onChange={(value) => choose(message, value)}
          />
        )
      })}
    </>
  )
}
