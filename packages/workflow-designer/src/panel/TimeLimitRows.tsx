import { useText } from '@sqos/i18n/react'
import { TIMEOUT, type TimeLimit } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { Group, NumberRow, SelectRow, SwitchRow } from './rows.tsx'
import type { SetProperties } from './use-node-editor.ts'

const UNITS = ['day', 'hour', 'minute'] as const

/** The time limit of a node, where the engine has time limits. */
export function TimeLimitRows({ timeLimit, onChange }: { timeLimit: TimeLimit; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  const { features } = useDesign()
  if (!features.has('timeLimit')) return null
  const { isOn, quantity, unit, handler } = timeLimit

  const put = (changed: object, merge?: string) =>
    onChange({ timeoutConfig: { on: isOn, quantity, type: unit, handler, ...changed } }, merge)

  return (
    <Group title={t('timeLimit.title')}>
      <SwitchRow label={t('timeLimit.on')} value={isOn} onChange={(on) => put({ on })} />
      {isOn && (
        <>
          <NumberRow
            label={t('timeLimit.quantity')}
            value={quantity}
            min={1}
            max={999}
            onChange={(next) => put({ quantity: next }, 'quantity')}
          />
          <SelectRow
            label={t('timeLimit.unit')}
            value={unit}
            options={UNITS.map((value) => ({ value, label: t(`timeLimit.${value}`) }))}
            onChange={(type) => put({ type })}
          />
          <SelectRow
            label={t('timeLimit.then')}
            value={handler}
            options={Object.values(TIMEOUT).map((value) => ({
              value,
              label: t(`timeLimit.handler.${value}`),
            }))}
            onChange={(next) => put({ handler: next })}
          />
        </>
      )}
    </Group>
  )
}
