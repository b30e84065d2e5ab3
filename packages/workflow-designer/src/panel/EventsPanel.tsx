import { useText } from '@sqos/i18n/react'
import { EVENT_KEYS, eventSettings, type FlowEvent, type FlowNode } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { InterfaceRows } from './InterfaceRows.tsx'
import { Group, SwitchRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

interface EventsPanelProps {
  node: FlowNode
  events: readonly FlowEvent[]
  onChange: SetProperties
}

/** Events of a node that call data interfaces. */
export function EventsPanel({ node, events, onChange }: EventsPanelProps) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      <p className={styles.note}>{t('event.note')}</p>
      {events.map((event) => {
        const key = EVENT_KEYS[event]
        const { isOn, interfaceId, interfaceName, parameters } = eventSettings(node.properties[key])
        const templateJson = parameters.map(({ isRequired, ...one }) => ({ ...one, required: isRequired }))
        const stored = { on: isOn, interfaceId, interfaceName, templateJson }
        return (
          <Group key={event} title={t(`event.${event}`)}>
            <SwitchRow label={t('event.on')} value={isOn} onChange={(on) => onChange({ [key]: { ...stored, on } })} />
            {isOn && (
              <InterfaceRows
                interfaceId={interfaceId}
                interfaceName={interfaceName}
                parameters={parameters}
                onChange={(call) => onChange({ [key]: { ...stored, ...call } })}
              />
            )}
          </Group>
        )
      })}
    </>
  )
}
