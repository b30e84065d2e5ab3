import { WidgetDialog } from '../dialog/WidgetDialog.tsx'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import { ChoicePanes } from './ChoicePanes.tsx'
import { type ChoiceTextKey, useChoiceText } from './choice-text.ts'
import styles from './ChoicePanes.module.css'
import { useCheck } from './use-check.ts'
import { useChoice } from './use-choice.ts'
import { useNotice } from './use-notice.tsx'

/** How a dialog differs from the others. */
export interface ChoicePolicy {
  title: ChoiceTextKey
  /** px */
  width: number
  /** What stands in the empty search box. */
  hint: ChoiceTextKey
  /** Shows the pane of what is chosen beside the list. */
  hasPane: boolean
  /** Said when nothing is chosen and somebody confirms; without it, nothing chosen is a choice. */
  demand?: ChoiceTextKey | undefined
  /** Only whose record has something under this key may be chosen; the message is shown for others. */
  check?: { key: string; message: string | undefined } | undefined
}

export interface ChoiceDialogProps {
  id: string
  open: boolean
  /** What was typed into the field: the search begins with it. */
  typed: string
  source: ChoiceSource
  multiple: boolean
  policy: ChoicePolicy
  /** What is chosen already. */
  ids: readonly string[]
  nodeOf: (id: string) => ChoiceNode | undefined
  textOf: (node: ChoiceNode | undefined, id: string) => string
  /** Default: the policy's. */
  title?: string | undefined
  /** Stands above what there is to choose. */
  note?: string | undefined
  /** What was confirmed is being saved. */
  isBusy?: boolean | undefined
  onConfirm: (nodes: readonly ChoiceNode[]) => void
  /** `isChanged`: something else is chosen than at first. */
  onClose: (isChanged: boolean) => void
}

/** ms. Source: specification of the shell, section 5. */
const DEMAND_MS = 1000

/** The dialog of every picker. Loaded when it is opened first. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { id, open, policy, ids, onConfirm, onClose } = props
  const t = useChoiceText()
  const choice = useChoice(props)
  const notice = useNotice()
  const check = useCheck({ source: props.source, check: policy.check, notice, add: choice.add })

  function confirm(nodes = choice.entries) {
    // Whoever is being checked is not chosen yet.
    if (check.isRunning || props.isBusy) return
    if (policy.demand && nodes.length === 0) notice.show(t(policy.demand), DEMAND_MS)
    else onConfirm(nodes.map(({ id: one, node }) => node ?? unknownNode(one)))
  }

  return (
    <WidgetDialog
      open={open}
      id={id}
      title={props.title ?? t(policy.title)}
      width={policy.width}
      firstFocus='[role="combobox"]'
      isBusy={check.isRunning || props.isBusy === true}
      onConfirm={() => confirm()}
      onClose={() => onClose([...choice.chosen.keys()].join(',') !== ids.join(','))}
    >
      {props.note !== undefined && <output className={styles.note}>{props.note}</output>}
      <ChoicePanes {...props} choice={choice} choose={check.choose} onConfirmNow={confirm} />
      {notice.view}
    </WidgetDialog>
  )
}

/** Something that is stored and that nobody knows any more: it stays until somebody takes it away. */
const unknownNode = (id: string): ChoiceNode => ({
  key: id,
  id,
  name: id,
  kind: '',
  isChoosable: true,
  code: '',
  note: '',
  hasChildren: false,
  path: [{ id, fullName: id }],
  record: { id, fullName: id },
})
