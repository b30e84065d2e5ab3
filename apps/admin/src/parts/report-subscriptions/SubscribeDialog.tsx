import { InputNumber, Select, TimePicker } from '@arco-design/web-react'
import { type ReportSubscriptionBody, useCreateReportSubscriptionMutation } from '@sqos/api-client/report'
import { UserSelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { reportCatalogue } from '@sqos/report/catalogue'
import type { ReportDocument, ReportValues } from '@sqos/report-model'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { measureOptions, placeOf } from './measures.ts'
import styles from './Subscriptions.module.css'

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'hourly'] as const
const TESTS = ['gt', 'gte', 'lt', 'lte'] as const
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const FORMATS = ['xlsx', 'csv', 'pdf'] as const

interface SubscribeDialogProps {
  open: boolean
  kind: 'schedule' | 'threshold'
  report: { id: string; fullName: string; document: ReportDocument }
  values: ReportValues
  userId: string
  /** Whether the user may choose other receivers. */
  maySendToOthers: boolean
  onClose: () => void
}

interface Fields extends Pick<ReportSubscriptionBody, 'frequency' | 'channel'> {
  measure: string
  test: (typeof TESTS)[number]
  value: number
  time: string
  minute: number
  weekday: number
  monthDay: number
  as: (typeof FORMATS)[number]
  userIds: string[]
}

/** 定时发送 and 数值提醒: a subscription to a report. */
export function SubscribeDialog({
  open,
  kind,
  report,
  values,
  userId,
  maySendToOthers,
  onClose,
}: SubscribeDialogProps) {
  const { t } = useText(NAMESPACE)
  const { t: name } = useText(reportCatalogue.namespace)
  const [create] = useCreateReportSubscriptionMutation()
  const isLimit = kind === 'threshold'
  const [frequency, setFrequency] = useState<Fields['frequency']>(isLimit ? 'hourly' : 'daily')
  const [channel, setChannel] = useState<Fields['channel']>('message')
  const measures = measureOptions(report.document, (measure) => measure.title || name(`test.${measure.test}`))

  // Fields that are not shown have no value.
  async function submit({ measure = '', time = '', minute = 0, as, userIds, test, value, ...fields }: Partial<Fields>) {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    await create({
      reportSubscriptionBody: {
        ...fields,
        frequency,
        channel,
        reportId: report.id,
        kind,
        params: { ...values },
        minute: frequency === 'hourly' ? minute : hours * 60 + minutes,
        ...(isLimit
          ? { ...placeOf(measure), ...(test && { test }), ...(value !== undefined && { value }) }
          : as && { as }),
        ...(maySendToOthers && userIds && { userIds }),
      },
    }).unwrap()
  }

  return (
    <FormDialog<Partial<Fields>>
      open={open}
      title={t(`title.${kind}`, { name: report.fullName })}
      submitText={t('save')}
      initialValues={{
        measure: measures[0]?.value ?? '',
        test: 'gt',
        frequency: isLimit ? 'hourly' : 'daily',
        time: '08:00',
        minute: 0,
        weekday: 1,
        monthDay: 1,
        channel: 'message',
        as: 'xlsx',
        userIds: [userId],
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t(isLimit ? 'limitHint' : 'hint')}</p>
      {isLimit && (
        <>
          <FormItem label={t('field.measure')} field="measure" rules={[{ required: true, message: t('rule.measure') }]}>
            <Select options={measures} notFoundContent={t('noMeasures')} />
          </FormItem>
          <FormItem label={t('field.test')} field="test">
            <Select options={TESTS.map((value) => ({ value, label: t(`test.${value}`) }))} />
          </FormItem>
          <FormItem label={t('field.value')} field="value" rules={[{ required: true, message: t('rule.value') }]}>
            <InputNumber min={-1e15} max={1e15} />
          </FormItem>
        </>
      )}
      <FormItem label={t('field.frequency')} field="frequency">
        <Select
          options={FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          onChange={setFrequency}
        />
      </FormItem>
      {frequency === 'weekly' && (
        <FormItem label={t('field.weekday')} field="weekday">
          <Select options={DAYS.map((value) => ({ value, label: t(`weekday.${value}`) }))} />
        </FormItem>
      )}
      {frequency === 'monthly' && (
        <FormItem label={t('field.monthDay')} field="monthDay">
          <Select
            options={Array.from({ length: 31 }, (_, index) => ({
              value: index + 1,
              label: t('dayOfMonth', { day: index + 1 }),
            }))}
          />
        </FormItem>
      )}
      {frequency === 'hourly' ? (
        <FormItem label={t('field.minute')} field="minute">
          <InputNumber min={0} max={59} precision={0} />
        </FormItem>
      ) : (
        <FormItem label={t('field.time')} field="time" rules={[{ required: true, message: t('rule.time') }]}>
          <TimePicker format="HH:mm" allowClear={false} />
        </FormItem>
      )}
      <FormItem label={t('field.channel')} field="channel">
        <Select
          onChange={setChannel}
          options={[
            { value: 'message', label: t('message') },
            { value: 'mail', label: t(isLimit ? 'mail' : 'mailWithFile') },
          ]}
        />
      </FormItem>
      {!isLimit && channel === 'mail' && (
        <FormItem label={t('field.as')} field="as">
          <Select options={FORMATS.map((value) => ({ value, label: name(`as.${value}`) }))} />
        </FormItem>
      )}
      {maySendToOthers && (
        <FormItem label={t('field.userIds')} field="userIds" rules={[{ required: true, message: t('rule.userIds') }]}>
          <UserSelectField multiple />
        </FormItem>
      )}
    </FormDialog>
  )
}
