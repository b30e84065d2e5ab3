import { useSendWritingArticleMutation } from '@sqos/api-client/writing'
import { UserSelectDialog } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { useAskToDiscard } from '@sqos/ui-kit/list'
import { writingCatalogue } from '@sqos/writing'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'

const NOBODY: readonly string[] = []

/** Chooses the people who receive an article as a message, and sends it. */
export function SendArticle({ id, onClose }: { id: string; onClose: () => void }) {
  const { t: text } = useText(writingCatalogue.namespace)
  const [send, { isLoading }] = useSendWritingArticleMutation()
  const askToDiscard = useAskToDiscard()

  async function sendTo(userIds: string[]) {
    const { error } = await send({ id, writingSendBody: { userIds } })
    if (!error) onClose()
  }

  return (
    <AppFields>
      <UserSelectDialog
        open
        title={text('send.receivers')}
        userIds={NOBODY}
        isBusy={isLoading}
        onConfirm={(userIds) => void sendTo(userIds)}
        onClose={async (isChanged) => {
          if (!isChanged || (await askToDiscard())) onClose()
        }}
      />
    </AppFields>
  )
}
