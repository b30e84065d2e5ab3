import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { authorityEditorCatalogue } from './catalogue.ts'
import { GrantsPreviewDialog } from './GrantsPreviewDialog.tsx'

const meta = {
  title: 'authority-editor/GrantsPreviewDialog',
  component: GrantsPreviewDialog,
  parameters: { catalogues: [authorityEditorCatalogue] },
  args: {
    preview: {
      people: 12,
      gained: [{ id: '1', type: 'module', fullName: '合同台账', path: '销售管理', keep: 0 }],
      lost: [{ id: '2', type: 'button', fullName: '删除', path: '销售管理/采购申请', keep: 3 }],
    },
    saving: false,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GrantsPreviewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const GainedAndLost: Story = {}

/** Grants that are added to several roles, positions and users. */
export const SeveralObjects: Story = {
  args: {
    intro: '添加到 2 个角色、1 名用户',
    saveText: '添加',
    preview: {
      people: 40,
      gained: [{ id: '1', type: 'module', fullName: '合同台账', path: '销售管理', objects: 2 }],
    },
  },
}

/** The heading counts all lines, the list shows the first 200. */
export const ManyLines: Story = {
  args: {
    preview: {
      people: 3000,
      gained: Array.from({ length: 320 }, (_, at) => ({
        id: String(at),
        type: 'button' as const,
        fullName: `按钮 ${at + 1}`,
        path: '销售管理/采购申请',
        keep: 0,
      })),
      lost: [],
    },
  },
}
