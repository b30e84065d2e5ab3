import { Tooltip } from '@arco-design/web-react'
import {
  IconBranch,
  IconDelete,
  IconEdit,
  IconEye,
  IconLock,
  IconMore,
  IconSend,
  IconUndo,
} from '@arco-design/web-react/icon'
import { asNumber, type JsonRecord, type ListButton, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions, RowMenu } from '@sqos/ui-kit/list'
import type { ReactNode } from 'react'
import { isLockedFor } from './approval-state.tsx'
import styles from './GeneratedList.module.css'
import type { RowActionRights } from './list-source.ts'
import type { ApprovalAction } from './use-approvals.ts'
import { NAMESPACE } from '../locales.ts'
import { useLabel } from '../use-label.ts'

export interface RowButtonsProps {
  row: JsonRecord
  /** What the user may do with the row; undefined where the buttons of the page hold. */
  rights?: RowActionRights | undefined
  /** The name of the row, for screen readers. */
  name: string
  buttons: readonly ListButton[]
  customButtons: readonly ListButton[]
  /** Actions of the request of the row; all but the first are in the menu 更多. */
  approvalActions?: readonly ApprovalAction[] | undefined
  onButton: (button: ListButton, row: JsonRecord) => void
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  edit: <IconEdit aria-hidden />,
  remove: <IconDelete aria-hidden />,
  detail: <IconEye aria-hidden />,
  submit: <IconSend aria-hidden />,
  open: <IconBranch aria-hidden />,
  withdraw: <IconUndo aria-hidden />,
}

/** Buttons that the state of the flow disables. */
const FORBIDDEN: Readonly<Record<string, (state: number) => boolean>> = {
  edit: (state) => isLockedFor('edit', { state }),
  remove: (state) => state !== 0,
  detail: (state) => state === 0,
}

/** States in which a record is changed in its approval only, or no more. */
const LOCKED: ReadonlySet<number> = new Set([1, 2, 5])

/** The row buttons of a generated list. Custom buttons are in the menu 更多. */
export function RowButtons(props: RowButtonsProps) {
  const { row, rights, name, buttons, customButtons, approvalActions = [], onButton } = props
  const { t } = useText(NAMESPACE)
  const labelOf = useLabel()
  const flowState = asNumber(own(row, 'flowState'))
  const isGranted = ({ value }: ListButton) =>
    value === 'edit' ? rights?.edit !== false : value !== 'remove' || rights?.remove !== false
  const allowed = buttons.filter(({ value }) => flowState === undefined || !FORBIDDEN[value]?.(flowState))
  const shown = allowed.filter(isGranted)
  const withheld = allowed.filter((button) => !isGranted(button)).map(({ value }) => value)
  const [approvalAction, ...otherActions] = approvalActions
  const more = [
    ...otherActions.map(({ text, run }) => ({ text, onClick: run })),
    ...customButtons.map((button) => ({ text: button.label, onClick: () => onButton(button, row) })),
  ]
  const reason =
    withheld.length === 0 ? undefined : t(withheld.length > 1 ? 'list.rowReadOnly' : `list.rowNo.${withheld[0] ?? ''}`)
  const changes = buttons.some(({ value }) => value === 'edit' || value === 'remove')
  const lockReason =
    changes && flowState !== undefined && LOCKED.has(flowState) ? t(`approval.locked.${flowState}`) : reason
  return (
    <RowActions>
      {shown.map((button) => {
        const label = labelOf(button.label, `list.${button.value}`)
        return (
          <RowAction
            key={button.value}
            label={`${label} ${name}`}
            destroys={button.value === 'remove'}
            icon={ICONS[button.value]}
            onClick={() => onButton(button, row)}
          >
            {label}
          </RowAction>
        )
      })}
      {approvalAction && (
        <RowAction
          label={`${approvalAction.text} ${name}`}
          icon={ICONS[approvalAction.key]}
          onClick={approvalAction.run}
        >
          {approvalAction.text}
        </RowAction>
      )}
      {lockReason !== undefined && (
        <Tooltip content={lockReason}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an icon whose reason appears on focus as well */}
          <span className={styles['locked']} role="img" tabIndex={0} aria-label={`${lockReason} ${name}`}>
            <IconLock aria-hidden />
          </span>
        </Tooltip>
      )}
      {more.length > 0 && (
        <RowMenu
          label={`${t('list.moreActions')} ${name}`}
          text=""
          look={{
            type: 'text',
            className: styles['more'] ?? '',
            icon: <IconMore aria-hidden />,
            title: t('list.moreActions'),
          }}
          items={more}
        />
      )}
    </RowActions>
  )
}
