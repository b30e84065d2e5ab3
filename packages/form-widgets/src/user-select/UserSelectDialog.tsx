import { useId, useMemo } from 'react'
import type { ChoiceNode } from '../choice/choice-node.ts'
import { LoadedDialog } from '../choice/LoadedDialog.tsx'
import { USER_POLICY, userSource } from '../choice/people-source.ts'
import { useNames } from '../choice/use-names.ts'
import { Isolated } from '../picker/Isolated.tsx'

export interface UserSelectDialogProps {
  open: boolean
  title: string
  /** The initial choice. A new list while the dialog is open replaces the choice. */
  userIds: readonly string[]
  /** Content above the lists, such as a message about changes of another user. */
  note?: string | undefined
  /** The confirmed choice is being saved; the dialog stays open. */
  isBusy?: boolean | undefined
  onConfirm: (userIds: string[]) => void
  /** `isChanged`: the choice differs from the initial one, and closing discards it. */
  onClose: (isChanged: boolean) => void
}

/** A dialog to choose several people, without a field. */
export function UserSelectDialog(props: UserSelectDialogProps) {
  const { userIds, onConfirm } = props
  const source = useMemo(() => userSource({ currentUser: undefined }), [])
  const names = useNames(source, userIds)
  const id = useId()
  return (
    <Isolated>
      <LoadedDialog
        {...props}
        id={id}
        typed=""
        source={source}
        multiple
        policy={USER_POLICY}
        ids={userIds}
        nodeOf={names.nodeOf}
        textOf={textOf}
        onConfirm={(nodes) => onConfirm(nodes.map((node) => node.id))}
      />
    </Isolated>
  )
}

const textOf = (node: ChoiceNode | undefined, id: string) => node?.name ?? id
