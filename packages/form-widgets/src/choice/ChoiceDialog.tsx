import { WidgetDialog } from '../dialog/WidgetDialog.tsx'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import { ChoicePanes } from './ChoicePanes.tsx'
import { type ChoiceTextKey, useChoiceText } from './choice-text.ts'
import styles from './ChoicePanes.module.css'
import { useCheck } from './use-check.ts'
import { useChoice } from './use-choice.ts'
import { useNotice } from './use-notice.tsx'

/** Settings of a picker dialog. */
export interface ChoicePolicy {
  title: ChoiceTextKey
  /** px */
  width: number
  /** Placeholder of the search box. */
  hint: ChoiceTextKey
  /** Shows the pane of chosen entries beside the list. */
  hasPane: boolean
  /** The message for confirming an empty choice. Without it an empty choice is allowed. */
  demand?: ChoiceTextKey | undefined
  /** Only entries with a value under this key can be chosen; others show the message. */
  check?: { key: string; message: string | undefined } | undefined
}

export interface ChoiceDialogProps {
  id: string
  open: boolean
  /** The text typed into the field: the initial search. */
  typed: string
  source: ChoiceSource
  multiple: boolean
  policy: ChoicePolicy
  /** The current choice. */
  ids: readonly string[]
  nodeOf: (id: string) => ChoiceNode | undefined
  textOf: (node: ChoiceNode | undefined, id: string) => string
  /** Default: the policy's. */
  title?: string | undefined
  /** Content above the list. */
  note?: string | undefined
  /** The confirmed choice is being saved. */
  isBusy?: boolean | undefined
  onConfirm: (nodes: readonly ChoiceNode[]) => void
  /** `isChanged`: the choice differs from the initial one. */
  onClose: (isChanged: boolean) => void
}

/** Pause after the last input before a search is requested, ms. */
const DEMAND_MS = 1000

/** The dialog of all pickers. Loaded when it is first opened. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { id, open, policy, ids, onConfirm, onClose } = props
  const t = useChoiceText()
  const choice = useChoice(props)
  const notice = useNotice()
  const check = useCheck({ source: props.source, check: policy.check, notice, add: choice.add })

  function confirm(nodes = choice.entries) {
    // Entries that are being checked are not chosen yet.
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

/** A stored entry that is unknown; it stays until the user removes it. */
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
