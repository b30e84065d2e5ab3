import { Input } from '@arco-design/web-react'
import { useStartChatAuditMutation } from '@sqos/api-client/chat'
import { DateRangeField } from '@sqos/form-widgets/date-range'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'

interface AuditFields {
  users: string[]
  /** First and last day. */
  range: [number, number] | []
  reason: string
}

/** Shortest reason in characters. */
const MIN_REASON = 5

interface StartAuditProps {
  open: boolean
  onStarted: (id: string) => void
  onClose: () => void
}

/** Asks for people, time range and reason before conversations are shown. */
export function StartAudit({ open, onStarted, onClose }: StartAuditProps) {
  const { t } = useText(NAMESPACE)
  const [start] = useStartChatAuditMutation()

  async function submit({ users, range: [first = 0, last = 0], reason }: AuditFields) {
    const body = { userIds: users, startTime: first, endTime: dayAfter(last), reason: reason.trim() }
    const { id } = await start({ chatAuditBody: body }).unwrap()
    onStarted(id)
  }

  return (
    <AppFields>
      <FormDialog<AuditFields>
        open={open}
        title={t('start')}
        submitText={t('begin')}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormItem
          label={t('field.users')}
          field="users"
          extra={t('usersHint')}
          rules={[{ required: true, message: t('rule.users') }]}
        >
          <UserSelectField multiple placeholder={t('rule.users')} />
        </FormItem>
        <FormItem label={t('field.range')} field="range" rules={[{ required: true, message: t('rule.range') }]}>
          <DateRangeField />
        </FormItem>
        <FormItem
          label={t('field.reason')}
          field="reason"
          extra={t('reasonHint')}
          rules={[{ required: true, minLength: MIN_REASON, message: t('rule.reason') }]}
        >
          <Input.TextArea rows={3} maxLength={500} showWordLimit />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}

function dayAfter(day: number): number {
  const date = new Date(day)
  return date.setDate(date.getDate() + 1)
}
