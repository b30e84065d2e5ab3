import { useText } from '@sqos/i18n/react'
import { FieldItem } from '@sqos/form-widgets'
import {
  type EventParameter,
  type FlowMessage,
  type FlowNode,
  MESSAGE_FROM,
  MESSAGE_KEYS,
  messageSettings,
} from '@sqos/workflow-model'
import { Fragment } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type FlowMessageTemplate, useDesign } from '../designer/design-context.ts'
import { ValueSelect } from './InterfaceRows.tsx'
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
  const { messageTemplates, fields } = useDesign()
  const isStart = node.type === 'start'

  function choose(message: FlowMessage, value: string) {
    const template = messageTemplates.find(({ id }) => own(id) === value)
    const on = template ? MESSAGE_FROM.own : value === AS_START ? MESSAGE_FROM.start : MESSAGE_FROM.usual
    const sameName = (name: string) => fields.find((field) => field.id === name || field.name === name)?.id ?? ''
    const templateJson = template ? rowsOf(template, [], sameName) : []
    const config = { on, msgId: template?.id ?? '', msgName: template?.fullName ?? '', templateJson }
    onChange({ [MESSAGE_KEYS[message]]: config })
  }

  function fill(
    message: FlowMessage,
    { template, field, value }: { template: FlowMessageTemplate; field: string; value: string },
  ) {
    const { parameters } = messageSettings(node.properties, message)
    const templateJson = rowsOf(template, parameters).map((row) =>
      row.field === field ? { ...row, relationField: value } : row,
    )
    const { id: msgId, fullName: msgName } = template
    onChange({ [MESSAGE_KEYS[message]]: { on: MESSAGE_FROM.own, msgId, msgName, templateJson } })
  }

  return (
    <>
      <p className={styles.note}>{t('message.note')}</p>
      {messages.map((message) => {
        const { from, templateId, templateName, parameters } = messageSettings(node.properties, message)
        const template = from === MESSAGE_FROM.own ? messageTemplates.find(({ id }) => id === templateId) : undefined
        // A removed template stays visible.
        const isGone = from === MESSAGE_FROM.own && !template
        const followsStart = from === MESSAGE_FROM.start && !isStart
        return (
          <Fragment key={message}>
            <SelectRow
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
            {template &&
              rowsOf(template, parameters).map(({ field, fieldName, relationField }) => (
                <FieldItem key={field} label={t('message.parameter', { name: fieldName })}>
                  <ValueSelect
                    label={t('message.parameterOf', { message: t(`message.${message}`), name: fieldName })}
                    value={relationField}
                    onChange={(value) => fill(message, { template, field, value })}
                  />
                </FieldItem>
              ))}
          </Fragment>
        )
      })}
    </>
  )
}

/** The parameters of a template, each with its stored value or else `usual`. */
const rowsOf = (
  { templateJson = [] }: FlowMessageTemplate,
  stored: readonly EventParameter[],
  usual: (name: string) => string = () => '',
) =>
  templateJson.map(({ field, fieldName }) => ({
    field,
    fieldName,
    required: false,
    relationField: stored.find((one) => one.field === field)?.relationField ?? usual(field),
  }))
