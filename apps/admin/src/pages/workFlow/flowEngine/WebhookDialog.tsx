import { Checkbox, Input, Switch } from '@arco-design/web-react'
import {
  type FlowWebhook,
  useCreateFlowWebhookMutation,
  useSelectFlowsQuery,
  useUpdateFlowWebhookMutation,
} from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'

type Event = FlowWebhook['events'][number]

const EVENTS: readonly Event[] = ['flow.started', 'flow.decided', 'flow.withdrawn', 'flow.ended']

interface Fields {
  fullName: string
  url: string
  secret: string
  events: Event[]
  flowIds: string[]
  isEnabled: boolean
}

/** 新建订阅 and 编辑订阅. A stored secret is kept unless another is entered. */
export function WebhookDialog({ webhook, onClose }: { webhook: FlowWebhook | undefined; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data } = useSelectFlowsQuery({})
  const [create] = useCreateFlowWebhookMutation()
  const [update] = useUpdateFlowWebhookMutation()
  const flows = (data?.list ?? []).flatMap(({ children }) => children)
  // A removed flow stays visible.
  const options = [
    ...flows.map(({ id, fullName }) => ({ value: id, label: fullName })),
    ...(webhook?.flowIds ?? [])
      .filter((id) => data && flows.every((flow) => flow.id !== id))
      .map((id) => ({ value: id, label: id })),
  ]

  async function save({ isEnabled, ...fields }: Fields) {
    const flowWebhookBody = { ...fields, enabledMark: isEnabled ? 1 : 0 }
    await (webhook ? update({ id: webhook.id, flowWebhookBody }) : create({ flowWebhookBody })).unwrap()
    onClose()
  }

  return (
    <FormDialog<Fields>
      open
      title={t(webhook ? 'webhook.editTitle' : 'webhook.create')}
      initialValues={{
        fullName: webhook?.fullName ?? '',
        url: webhook?.url ?? '',
        secret: '',
        events: webhook?.events ?? [...EVENTS],
        flowIds: webhook?.flowIds ?? [],
        isEnabled: webhook?.enabledMark !== 0,
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem
        label={t('webhook.field.fullName')}
        field="fullName"
        rules={[{ required: true, message: t('webhook.rule.fullName') }]}
      >
        <Input maxLength={50} />
      </FormItem>
      <FormItem
        label={t('webhook.field.url')}
        field="url"
        rules={[
          { required: true, message: t('webhook.rule.url') },
          { match: /^https?:\/\//i, message: t('webhook.rule.url') },
        ]}
      >
        <Input maxLength={500} placeholder="https://" />
      </FormItem>
      <FormItem
        label={t('webhook.field.secret')}
        field="secret"
        extra={t(webhook?.hasSecret ? 'webhook.secretKept' : 'webhook.secretHelp')}
      >
        <Input.Password maxLength={200} autoComplete="new-password" />
      </FormItem>
      <FormItem
        label={t('webhook.field.events')}
        field="events"
        rules={[{ required: true, type: 'array', minLength: 1, message: t('webhook.rule.events') }]}
      >
        <Checkbox.Group
          direction="vertical"
          options={EVENTS.map((event) => ({ value: event, label: t(`webhook.event.${event.replace('flow.', '')}`) }))}
        />
      </FormItem>
      <FormItem label={t('webhook.field.flowIds')} field="flowIds" extra={t('webhook.flowsHelp')}>
        <Select mode="multiple" showSearch allowClear options={options} placeholder={t('webhook.allFlows')} />
      </FormItem>
      <FormItem label={t('webhook.field.isEnabled')} field="isEnabled" triggerPropName="checked">
        <Switch />
      </FormItem>
    </FormDialog>
  )
}
