import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { FieldItem, InputField, SelectField } from '@sqos/form-widgets'
import { TimeField } from '@sqos/form-widgets/time'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { type FlowNode, SCHEDULE_CYCLES, scheduleSettings, type ScheduleValue } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { Group, NumberRow, SelectRow, SwitchRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

const pad = (number: number) => String(number).padStart(2, '0')

/** 定时发起: when a flow starts by itself, for whom, and with which values. */
export function ScheduleRows({ node, onChange }: { node: FlowNode; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  const { isOn, cycle, day, minute, users, values } = scheduleSettings(node.properties)
  const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`

  const put = (changed: object, merge?: string) =>
    onChange({ scheduleConfig: { on: isOn, cycle, day, time, users, values, ...changed } }, merge)

  return (
    <Group title={t('schedule.title')}>
      <SwitchRow label={t('schedule.on')} value={isOn} note={t('schedule.note')} onChange={(on) => put({ on })} />
      {isOn && (
        <>
          <SelectRow
            label={t('schedule.cycle')}
            value={cycle}
            options={SCHEDULE_CYCLES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
            onChange={(next) => put({ cycle: next, day: 1 })}
          />
          {cycle === 'week' && (
            <SelectRow
              label={t('schedule.weekday')}
              value={day}
              options={WEEKDAYS.map((value) => ({ value, label: t(`schedule.weekdays.${value}`) }))}
              onChange={(next) => put({ day: next })}
            />
          )}
          {cycle === 'month' && (
            <NumberRow
              label={t('schedule.date')}
              value={day}
              min={1}
              max={31}
              onChange={(next) => put({ day: next }, 'day')}
            />
          )}
          <FieldItem label={t('schedule.time')}>
            <TimeField value={time} format="HH:mm" clearable={false} onChange={(next) => put({ time: next ?? time })} />
          </FieldItem>
          <FieldItem
            label={t('schedule.users')}
            required
            problem={users.length === 0 ? t('schedule.usersMissing') : undefined}
          >
            <UserSelectField multiple value={users} onChange={(next: string[]) => put({ users: next })} />
          </FieldItem>
          <Values values={values} onChange={(next, merge) => put({ values: next }, merge)} />
        </>
      )}
    </Group>
  )
}

interface ValuesProps {
  values: readonly ScheduleValue[]
  onChange: (values: readonly ScheduleValue[], merge?: string) => void
}

/** Rows with a field of the form and its value in each request. */
function Values({ values, onChange }: ValuesProps) {
  const { t } = useText(NAMESPACE)
  const { fields } = useDesign()
  const options = fields
    .filter(({ value, isInTable }) => value !== 'none' && isInTable !== true)
    .map(({ id, name }) => ({ value: id, label: name }))
  const change = (at: number, changed: Partial<ScheduleValue>, merge?: string) =>
    onChange(
      values.map((row, index) => (index === at ? { ...row, ...changed } : row)),
      merge,
    )
  return (
    <>
      {values.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no ids
        <fieldset key={at} className={styles.pair} aria-label={`${t('schedule.values')} ${at + 1}`}>
          <SelectField
            aria-label={t('schedule.field')}
            placeholder={t('schedule.field')}
            searchable
            clearable={false}
            value={row.field}
            options={
              options.some(({ value }) => value === row.field)
                ? options
                : [...options, { value: row.field, label: row.field }]
            }
            onChange={(id) => change(at, { field: String(id) })}
          />
          <InputField
            aria-label={t('schedule.value')}
            placeholder={t('schedule.value')}
            maxLength={500}
            value={row.value}
            onChange={(value) => change(at, { value }, `value${at}`)}
          />
          <Button
            type="text"
            size="small"
            icon={<IconDelete />}
            aria-label={t('schedule.remove', { row: at + 1 })}
            title={t('schedule.remove', { row: at + 1 })}
            onClick={() => onChange(values.filter((_, index) => index !== at))}
          />
        </fieldset>
      ))}
      <Button
        type="outline"
        size="small"
        long
        icon={<IconPlus />}
        disabled={options.length === values.length}
        onClick={() => {
          const free = options.find(({ value }) => values.every(({ field }) => field !== value))
          if (free) onChange([...values, { field: free.value, value: '' }])
        }}
      >
        {t('schedule.add')}
      </Button>
    </>
  )
}
