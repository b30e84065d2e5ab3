import { IconClose, IconUserAdd } from '@arco-design/web-react/icon'
import { type ChatGroup, useRemoveFromChatGroupMutation, useSetChatGroupAdminMutation } from '@sqos/api-client/chat'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { Avatar } from '../people/Avatar.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import styles from './GroupDrawer.module.css'

type Member = ChatGroup['members'][number]

/** Members of a group; its administrators appoint others and remove members. */
export function GroupMembers({ group }: { group: ChatGroup }) {
  const { t } = useText(NAMESPACE)
  return (
    <ul className={styles.members} aria-label={t('members', { count: group.members.length })}>
      {group.members.map((member) => (
        <li key={member.id} className={styles.member}>
          <Avatar name={member.realName} path={member.headIcon} />
          <span className={styles.person}>
            {member.realName}/{member.account}
          </span>
          {!member.isEnabled && <span className={styles.tag}>{t('disabledAccount')}</span>}
          {member.isAdmin && <span className={styles.tag}>{t('admin')}</span>}
          {group.isAdmin && <MemberActions groupId={group.id} member={member} />}
        </li>
      ))}
    </ul>
  )
}

function MemberActions({ groupId: id, member }: { groupId: string; member: Member }) {
  const { t } = useText(NAMESPACE)
  const { userId: ownId } = useChat()
  const [setAdmin] = useSetChatGroupAdminMutation()
  const [remove] = useRemoveFromChatGroupMutation()
  const { id: userId, realName: name, isAdmin } = member
  const adminLabel = t(isAdmin ? 'endAdmin' : 'makeAdmin', { name })

  async function askAndRemove() {
    if (await confirmAction({ text: t('removeText'), subject: name })) await remove({ id, userId })
  }

  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-label={adminLabel}
        title={adminLabel}
        aria-pressed={isAdmin}
        onClick={() => void setAdmin({ id, userId, chatAdminRight: { isAdmin: isAdmin ? 0 : 1 } })}
      >
        <IconUserAdd />
      </button>
      {userId !== ownId && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('removeMember', { name })}
          title={t('removeMember', { name })}
          onClick={() => void askAndRemove()}
        >
          <IconClose />
        </button>
      )}
    </>
  )
}
