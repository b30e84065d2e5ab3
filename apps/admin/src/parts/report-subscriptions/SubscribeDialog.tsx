import { InputNumber } from '@arco-design/web-react'
import { type ReportSubscriptionBody, useCreateReportSubscriptionMutation } from '@sqos/api-client/report'
import { UserSelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { reportCatalogue } from '@sqos/report/catalogue'
import type { ReportDocument, ReportValues } from '@sqos/report-model'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { recurrenceFields, recurrenceOf, type RecurrenceFields } from '../recurrence/recurrence.ts'
import { RecurrenceItems } from '../recurrence/RecurrenceItems.tsx'
import { NAMESPACE } from './catalogue.ts'
import { measureOptions, placeOf } from './measures.ts'
import styles from './Subscriptions.module.css'

const TESTS = ['gt', 'gte', 'lt', 'lte'] as const
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

interface Fields extends RecurrenceFields, Pick<ReportSubscriptionBody, 'channel'> {
  measure: string
  test: (typeof TESTS)[number]
  value: number
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
  async function submit({ measure = '', as, userIds, test, value, ...fields }: Partial<Fields>) {
    await create({
      reportSubscriptionBody: {
        ...recurrenceOf({ ...fields, frequency }),
        channel,
        reportId: report.id,
        kind,
        params: { ...values },
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
        ...recurrenceFields({ frequency, minute: 8 * 60 }),
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
      <RecurrenceItems frequency={frequency} onFrequency={setFrequency} />
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
