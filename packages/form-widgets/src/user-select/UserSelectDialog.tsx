import { useId, useMemo } from 'react'
import type { ChoiceNode } from '../choice/choice-node.ts'
import { LoadedDialog } from '../choice/LoadedDialog.tsx'
import { USER_POLICY, userSource } from '../choice/people-source.ts'
import { useNames } from '../choice/use-names.ts'
import { Isolated } from '../picker/Isolated.tsx'

export interface UserSelectDialogProps {
  open: boolean
  title: string
  /** Who is chosen when it opens; another list while it is open takes the place of what is chosen. */
  userIds: readonly string[]
  /** Stands above the lists, such as what somebody else has changed meanwhile. */
  note?: string | undefined
  /** What was confirmed is being saved: the dialog stays until `open` says otherwise. */
  isBusy?: boolean | undefined
  onConfirm: (userIds: string[]) => void
  /** `isChanged`: somebody else is chosen than at first, and closing loses that. */
  onClose: (isChanged: boolean) => void
}

/** Several people chosen in a dialog without a field: whom there is on one side, who is chosen on the other. */
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
