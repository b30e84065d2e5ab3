import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { BulkBar } from './BulkBar.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { bulkCatalogue } from './catalogue.ts'
import { type BulkItem, type BulkOutcome, useBulk } from './use-bulk.ts'

const PEOPLE: readonly BulkItem[] = Array.from({ length: 25 }, (_, at) => ({ id: String(at), name: `用户 ${at + 1}` }))

interface DisablePeopleProps {
  /** Changes one chunk on the server. */
  disable: (ids: string[]) => Promise<readonly BulkOutcome[]>
}

/** A selection of 25 users with one action. */
function DisablePeople({ disable }: DisablePeopleProps) {
  const bulk = useBulk()
  return (
    <>
      <BulkBar count={PEOPLE.length} onClear={() => undefined}>
        <Button size="small" onClick={() => void bulk.start({ title: '停用用户', items: PEOPLE }, disable)}>
          停用
        </Button>
      </BulkBar>
      <BulkProgress bulk={bulk} />
    </>
  )
}

const done = (id: string): BulkOutcome => ({ id, ok: true, msg: '' })

const meta = {
  title: 'ui-kit/Bulk',
  component: DisablePeople,
  parameters: { catalogues: [bulkCatalogue] },
  args: { disable: async (ids) => ids.map(done) },
} satisfies Meta<typeof DisablePeople>
export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {}

/** One record fails: the others are changed, and the dialog names the failure. */
export const OneFails: Story = {
  args: {
    disable: async (ids) => ids.map((id) => (id === '3' ? { id, ok: false, msg: '不能停用自己' } : done(id))),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '停用' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('成功 24 项，失败 1 项，未处理 0 项')
    await expect(dialog.getByText('用户 4')).toBeInTheDocument()
  },
}

/** The server rejects every chunk. */
export const AllFail: Story = {
  args: {
    disable: async (ids) => ids.map((id) => ({ id, ok: false, msg: '没有权限' })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '停用' }))
    await screen.findByText('成功 0 项，失败 25 项，未处理 0 项')
  },
}
