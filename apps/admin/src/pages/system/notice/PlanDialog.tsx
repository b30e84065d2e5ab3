import { DatePicker } from '@arco-design/web-react'
import type { NoticeRow } from '@sqos/api-client/notice'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

interface PlanFields {
  plannedTime: number | string
}

interface PlanDialogProps {
  /** The draft; undefined closes the dialog. */
  notice: NoticeRow | undefined
  onPlan: (id: string, plannedTime: number) => Promise<unknown>
  onClose: () => void
}

/** Chooses when a draft is released. */
export function PlanDialog({ notice, onPlan, onClose }: PlanDialogProps) {
  const { t } = useText(NAMESPACE)
  return (
    <FormDialog<PlanFields>
      open={notice !== undefined}
      title={t('action.plan')}
      initialValues={notice?.plannedTime == null ? {} : { plannedTime: notice.plannedTime }}
      onSubmit={async ({ plannedTime }) => notice && (await onPlan(notice.id, new Date(plannedTime).getTime()))}
      onClose={onClose}
    >
      <FormItem
        label={t('field.plannedTime')}
        field="plannedTime"
        rules={[{ required: true, message: t('rule.plannedTime') }]}
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
      </FormItem>
    </FormDialog>
  )
}
