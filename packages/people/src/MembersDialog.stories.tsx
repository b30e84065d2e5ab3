import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { demoCompany, MemoryServices } from '@sqos/form-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { peopleCatalogue } from './catalogue.ts'
import { MembersDialog } from './MembersDialog.tsx'
import { type MembersServices, useMembers } from './use-members.ts'

/** Members in memory: a save with outdated `readIds` is a conflict. */
function createExampleMembers(...ids: string[]) {
  const members = { ids }
  const services: MembersServices = {
    read: async () => members.ids,
    async save(_objectId, { userIds, readIds }) {
      if (readIds.join() !== members.ids.join()) return 'conflict'
      members.ids = userIds
      return 'saved'
    },
  }
  return { members, services }
}

interface ExampleDialogProps {
  example: ReturnType<typeof createExampleMembers>
  title: string
}

/** A dialog over in-memory members and the users of a demo company. */
function ExampleDialog({ example, title }: ExampleDialogProps) {
  const members = useMembers(example.services)
  const [services] = useState(() => new MemoryServices(demoCompany()))
  useEffect(
    function openOnce() {
      members.open({ id: 'r1', fullName: '审计' })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- when the story opens
    [],
  )
  return (
    <FormWidgetsProvider language="zh" services={services}>
      {members.wasOpened && <MembersDialog title={title} members={members} />}
    </FormWidgetsProvider>
  )
}

const meta = {
  title: 'people/MembersDialog',
  component: ExampleDialog,
  parameters: { catalogues: [peopleCatalogue] },
  argTypes: { example: { table: { disable: true } } },
  args: { example: createExampleMembers('u1', 'u2'), title: '角色成员 - 审计' },
} satisfies Meta<typeof ExampleDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: '角色成员 - 审计' }))

/** The user removes a member and confirms: the members are saved and the dialog closes. */
export const RemoveMember: Story = {
  args: { example: createExampleMembers('u1', 'u2') },
  play: async ({ args: { example } }) => {
    const dialog = await opened()
    await userEvent.click((await dialog.findAllByRole('button', { name: /^移除/ }))[0] ?? document.body)
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(example.members.ids).toEqual(['u2']))
  },
}

/** Another user adds a member meanwhile: both changes are merged, and the user confirms again. */
export const Conflict: Story = {
  args: { example: createExampleMembers('u1', 'u2') },
  play: async ({ args: { example } }) => {
    const dialog = await opened()
    await userEvent.click((await dialog.findAllByRole('button', { name: /^移除/ }))[0] ?? document.body)
    example.members.ids = ['u1', 'u2', 'u3']
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await dialog.findByText(/新增 1 人，移除 0 人/)
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(example.members.ids).toEqual(['u2', 'u3']))
  },
}
