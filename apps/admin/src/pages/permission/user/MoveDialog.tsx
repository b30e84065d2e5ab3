import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { useRules } from './use-rules.ts'

export interface MoveDialogProps {
  open: boolean
  count: number
  onMove: (organizeId: string) => void
  onClose: () => void
}

interface Fields {
  organizeId: string
}

/** Moves users to organisations that replace their former ones. */
export function MoveDialog({ open, count, onMove, onClose }: MoveDialogProps) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const organizations = useListDepartmentTreeQuery({ id: '0' }, { skip: !open })

  return (
    <FormDialog<Fields>
      open={open}
      title={t('bulk.moveTitle', { count })}
      submitText={t('bulk.move')}
      onSubmit={({ organizeId }) => Promise.resolve(onMove(organizeId))}
      onClose={onClose}
    >
      <FormItem
        label={t('field.organizeIdTree')}
        field="organizeId"
        rules={rules.organization}
        extra={t('bulk.moveHelp')}
      >
        <ParentSelect
          lines={treeLines<OrganizationNode>(organizations.data?.list ?? [])}
          loading={organizations.isFetching}
        />
      </FormItem>
    </FormDialog>
  )
}
