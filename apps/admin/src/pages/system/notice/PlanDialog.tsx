import type { NoticeRow } from '@sqos/api-client/notice'
import { DateField } from '@sqos/form-widgets/date'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'

interface PlanFields {
  plannedTime: number
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
    <AppFields>
      <FormDialog<PlanFields>
        open={notice !== undefined}
        title={t('action.plan')}
        initialValues={notice?.plannedTime == null ? {} : { plannedTime: notice.plannedTime }}
        onSubmit={async ({ plannedTime }) => notice && (await onPlan(notice.id, plannedTime))}
        onClose={onClose}
      >
        <FormItem
          label={t('field.plannedTime')}
          field="plannedTime"
          rules={[{ required: true, message: t('rule.plannedTime') }]}
        >
          <DateField type="datetime" format="yyyy-MM-dd HH:mm" />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
