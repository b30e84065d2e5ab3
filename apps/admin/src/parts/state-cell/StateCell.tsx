import { StateSwitch, StatusTag } from '@sqos/ui-kit/list'

export interface StateCellProps {
  on: boolean
  /** Name of the record, for the confirmation. */
  name: string
  /** What the record is, in the question. */
  record: string | undefined
  /** The state as a text. */
  text: string
  /** Missing for users without permission to change it: they see a tag. */
  onToggle: (() => Promise<unknown>) | undefined
}

/** Whether a record is in use: a switch, or a tag for users without permission to change it. */
export function StateCell({ on, name, record, text, onToggle }: StateCellProps) {
  if (onToggle) return <StateSwitch on={on} name={name} record={record} onToggle={onToggle} />
  return <StatusTag tone={on ? 'on' : 'danger'}>{text}</StatusTag>
}
