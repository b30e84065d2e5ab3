import { Button, Input, Spin, Switch } from '@arco-design/web-react'
import {
  type ChatGroup,
  useGetChatGroupQuery,
  useInviteToChatGroupMutation,
  useMuteChatGroupMutation,
  useRemoveFromChatGroupMutation,
  useRenameChatGroupMutation,
} from '@sqos/api-client/chat'
import { useText } from '@sqos/i18n/react'
import { confirmAction, FailedState } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { type KeyboardEvent, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import styles from './GroupDrawer.module.css'
import { GroupMembers } from './GroupMembers.tsx'
import { PeoplePicker } from '../people/PeoplePicker.tsx'

export interface GroupDrawerProps {
  id: string
  onClose: () => void
}

/** Name, members and settings of a group. */
export function GroupDrawer({ id, onClose }: GroupDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = useGetChatGroupQuery({ id })
  const [isInviting, setInviting] = useState(false)
  const [invite, { isLoading }] = useInviteToChatGroupMutation()
  const { data: group } = query
  const state = tableState(query)

  async function add(userIds: string[]) {
    const { error } = await invite({ id, chatInvitation: { userIds } })
    if (!error) setInviting(false)
  }

  return (
    <SideDrawer open title={isInviting ? t('invite') : t('groupSettings')} width={400} onClose={onClose}>
      {!group && state.kind === 'failed' && (
        <FailedState hint={state.message} traceId={state.traceId} onRetry={() => void query.refetch()} />
      )}
      {!group && state.kind !== 'failed' && <Spin tip={t('loading')} />}
      {group && isInviting && (
        <div className={styles.picker}>
          <PeoplePicker
            action={t('inviteChosen')}
            without={new Set(group.members.map((member) => member.id))}
            isBusy={isLoading}
            onDone={(ids) => void add(ids)}
            onCancel={() => setInviting(false)}
          />
        </div>
      )}
      {group && !isInviting && <Settings group={group} onInvite={() => setInviting(true)} onLeft={onClose} />}
    </SideDrawer>
  )
}

function Settings({ group, onInvite, onLeft }: { group: ChatGroup; onInvite: () => void; onLeft: () => void }) {
  const { t } = useText(NAMESPACE)
  const { userId } = useChat()
  const { id, members, isMuted } = group
  const [mute, { isLoading }] = useMuteChatGroupMutation()
  const [remove] = useRemoveFromChatGroupMutation()

  async function leave() {
    if (!(await confirmAction({ text: t('leaveText'), subject: group.name }))) return
    const { error } = await remove({ id, userId })
    if (!error) onLeft()
  }

  return (
    <div className={styles.settings}>
      <GroupName key={group.name} group={group} />
      <div className={styles.line}>
        <span id="chat-group-mute">{t('mute')}</span>
        <Switch
          aria-labelledby="chat-group-mute"
          checked={isMuted}
          loading={isLoading}
          onChange={(checked) => void mute({ id, chatMuting: { isMuted: checked ? 1 : 0 } })}
        />
      </div>
      <div className={styles.line}>
        <h3 className={styles.heading}>{t('members', { count: members.length })}</h3>
        <Button size="small" onClick={onInvite}>
          {t('invite')}
        </Button>
      </div>
      <GroupMembers group={group} />
      <Button long type="text" status="danger" onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </div>
  )
}

/** Name of the group; administrators of the group change it. */
function GroupName({ group: { id, name, isAdmin } }: { group: ChatGroup }) {
  const { t } = useText(NAMESPACE)
  const [text, setText] = useState(name)
  const [rename, { isLoading }] = useRenameChatGroupMutation()
  const isChanged = text.trim() !== '' && text.trim() !== name
  if (!isAdmin) return <h3 className={styles.name}>{name}</h3>

  const save = () => void rename({ id, chatGroupName: { name: text.trim() } })
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && isChanged && !event.nativeEvent.isComposing) save()
  }
  return (
    <div className={styles.line}>
      <Input
        maxLength={50}
        aria-label={t('groupName')}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        disabled={isLoading}
      />
      <Button type="primary" disabled={!isChanged} loading={isLoading} onClick={save}>
        {t('save')}
      </Button>
    </div>
  )
}
