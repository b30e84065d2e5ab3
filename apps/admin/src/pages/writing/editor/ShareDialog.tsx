import { useGetWritingSharesQuery, useSaveWritingSharesMutation, type WritingShares } from '@sqos/api-client/writing'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useReturnFocusOnUnmount } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { writingCatalogue } from '@sqos/writing'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'

interface ShareDialogProps {
  id: string
  /** With somebody. */
  onShared: () => void
  onClose: () => void
}

interface Fields {
  editors: string[]
  readers: string[]
}

/** 共享: the people who may edit or read an own article. */
export function ShareDialog(props: ShareDialogProps) {
  useReturnFocusOnUnmount()
  const { data } = useGetWritingSharesQuery({ id: props.id }, { refetchOnMountOrArgChange: true })
  return data ? <Shares {...props} shares={data.list} /> : null
}

function Shares({ id, shares, onShared, onClose }: ShareDialogProps & { shares: WritingShares['list'] }) {
  const { t: text } = useText(writingCatalogue.namespace)
  const [save] = useSaveWritingSharesMutation()
  const idsOf = (right: number) => shares.filter(({ mayEdit }) => mayEdit === right).map(({ userId }) => userId)

  // Who stands in both lists may edit.
  async function submit({ editors = [], readers = [] }: Partial<Fields>) {
    const rights = new Map([
      ...readers.map((userId): [string, 0 | 1] => [userId, 0]),
      ...editors.map((userId): [string, 0 | 1] => [userId, 1]),
    ])
    const list = [...rights].map(([userId, mayEdit]) => ({ userId, mayEdit }))
    await save({ id, writingSharesBody: { list } }).unwrap()
    if (list.length > 0) onShared()
  }

  return (
    <AppFields>
      <FormDialog<Partial<Fields>>
        open
        title={text('share.title')}
        initialValues={{ editors: idsOf(1), readers: idsOf(0) }}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>{text('share.help')}</p>
        <FormItem label={text('access.edit')} field="editors">
          <UserSelectField multiple />
        </FormItem>
        <FormItem label={text('access.read')} field="readers">
          <UserSelectField multiple />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
