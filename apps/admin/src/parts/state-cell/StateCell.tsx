import { StateSwitch, StatusTag } from '@sqos/ui-kit/list'

export interface StateCellProps {
  on: boolean
  /** The record, in the question before its state changes. */
  name: string
  /** The state in a word. */
  text: string
  /** Missing for whoever may not change it: they see a tag. */
  onToggle: (() => Promise<unknown>) | undefined
}

/** Whether a record is in use: a switch, or a tag for those who may only look. */
export function StateCell({ on, name, text, onToggle }: StateCellProps) {
  if (onToggle) return <StateSwitch on={on} name={name} onToggle={onToggle} />
  return <StatusTag tone={on ? 'on' : 'danger'}>{text}</StatusTag>
}
