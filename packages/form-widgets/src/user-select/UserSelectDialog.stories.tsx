import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inForm } from '../base/story.example.tsx'
import { companyServices, failingServices } from '../choice/story.example.tsx'
import { UserSelectDialog } from './UserSelectDialog.tsx'

const meta = {
  title: 'form-widgets/UserSelectDialog',
  component: UserSelectDialog,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { open: true, title: '角色成员 - 审计', userIds: ['u1', 'u2'], onConfirm: fn(), onClose: fn() },
  parameters: { services: companyServices() },
} satisfies Meta<typeof UserSelectDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: '角色成员 - 审计' }))

export const Members: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('button', { name: '移除 王伟/wangwei' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(['u2']))
  },
}

export const NobodyYet: Story = { args: { userIds: [] } }

export const ChangedMeanwhile: Story = {
  args: { userIds: ['u1', 'u2', 'u3'], note: '他人刚刚修改了成员（新增 1 人，移除 0 人），已与您的修改合并' },
  play: async () => {
    const dialog = await opened()
    const note = await dialog.findByText(/他人刚刚修改了成员/)
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const Saving: Story = { args: { isBusy: true } }

export const Failed: Story = { parameters: { services: failingServices() } }
