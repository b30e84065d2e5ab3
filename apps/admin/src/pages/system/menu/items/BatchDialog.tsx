import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { type BatchLine, batchLines } from './batch-lines.ts'

export interface BatchDialogProps {
  open: boolean
  onAdd: (lines: BatchLine[]) => Promise<unknown>
  onClose: () => void
}

const MAX_LINES = 500

/** Adds several items from pasted lines. */
export function BatchDialog({ open, onAdd, onClose }: BatchDialogProps) {
  const { t } = useText(NAMESPACE)
  return (
    <FormDialog<{ lines: string }>
      open={open}
      title={t('item.batch')}
      initialValues={{ lines: '' }}
      onSubmit={({ lines }) => onAdd(batchLines(lines))}
      onClose={onClose}
    >
      <FormItem
        label={t('item.lines')}
        field="lines"
        extra={t('item.linesHelp')}
        rules={[
          { required: true, message: t('item.rule.lines') },
          {
            validator: (text: string | undefined, fail) => {
              if (batchLines(text ?? '').length > MAX_LINES) fail(t('item.rule.tooMany', { count: MAX_LINES }))
            },
          },
        ]}
      >
        <Input.TextArea rows={10} placeholder={t('item.linesExample')} />
      </FormItem>
    </FormDialog>
  )
}
