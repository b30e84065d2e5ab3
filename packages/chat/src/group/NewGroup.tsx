import { Input } from '@arco-design/web-react'
import { useCreateChatGroupMutation } from '@sqos/api-client/chat'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { PeoplePicker } from '../people/PeoplePicker.tsx'
import styles from '../people/PeoplePicker.module.css'

export interface NewGroupProps {
  onCreated: (group: ChatPerson) => void
  onCancel: () => void
}

/** Form of a new group: a name, and the members. */
export function NewGroup({ onCreated, onCancel }: NewGroupProps) {
  const { t } = useText(NAMESPACE)
  const [name, setName] = useState('')
  const [create, { isLoading }] = useCreateChatGroupMutation()
  const field = useRef<HTMLDivElement>(null)

  useEffect(() => field.current?.querySelector('input')?.focus(), [])

  async function submit(userIds: string[]) {
    const { data } = await create({ chatGroupBody: { name: name.trim(), userIds } })
    if (data) onCreated({ id: data.id, account: '', realName: data.name, headIcon: '' })
  }

  return (
    <PeoplePicker
      action={t('create')}
      isBusy={isLoading}
      onDone={(userIds) => void submit(userIds)}
      onCancel={onCancel}
    >
      <div ref={field} className={styles.field}>
        <Input
          size="small"
          maxLength={50}
          aria-label={t('groupName')}
          placeholder={t('groupNameHint')}
          value={name}
          onChange={setName}
        />
      </div>
    </PeoplePicker>
  )
}
