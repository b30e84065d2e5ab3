import { FieldItem } from '@sqos/form-widgets'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { type FlowNode, type MemberKeys, membersOf } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import type { SetProperties } from './use-node-editor.ts'

export interface MembersEditorProps {
  node: FlowNode
  keys: MemberKeys
  onChange: SetProperties
  /** Only users, positions and roles by default. */
  note?: string | undefined
}

/** Users, positions and roles. */
export function MembersEditor({ node, keys, onChange, note }: MembersEditorProps) {
  const { t } = useText(NAMESPACE)
  const members = membersOf(node.properties, keys)
  return (
    <>
      <FieldItem label={t('members.users')} help={note}>
        <UserSelectField multiple value={members.users} onChange={(ids: string[]) => onChange({ [keys.users]: ids })} />
      </FieldItem>
      <FieldItem label={t('members.positions')}>
        <PositionSelectField
          multiple
          value={members.positions}
          onChange={(ids: string[]) => onChange({ [keys.positions]: ids })}
        />
      </FieldItem>
      <FieldItem label={t('members.roles')}>
        <RoleSelectField multiple value={members.roles} onChange={(ids: string[]) => onChange({ [keys.roles]: ids })} />
      </FieldItem>
    </>
  )
}
