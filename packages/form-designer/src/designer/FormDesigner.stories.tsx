import { formModelCatalogue } from '@sqos/form-model'
import { bigForm, formOfAllKinds, orderForm, orderTables } from '@sqos/form-model/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { formDesignerCatalogue } from '../catalogue.ts'
import type { DesignerServices } from '../panel/services.ts'
import { createDesignerStore } from '../store/designer-store.ts'
import { FormDesigner } from './FormDesigner.tsx'

const services: DesignerServices = {
  references: (source) => Promise.resolve([{ id: `${source}-1`, label: `示例 ${source}` }]),
  modelFields: () => Promise.resolve([{ id: 'F_Name', label: '名称' }]),
}

/** The text box of a code editor; it lies in a shadow root. */
function editorText(label: string): Promise<HTMLElement> {
  return waitFor(() => {
    const hosts = [...document.querySelectorAll('[data-code-editor]')]
    const box = hosts
      .map((host) => host.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${label}"]`))
      .find(Boolean)
    if (!box) throw new Error(`No code editor is labelled ${label}.`)
    return box
  })
}

const shadowOf = (text: HTMLElement): HTMLElement => {
  const editor = text.closest<HTMLElement>('.cm-editor')
  if (!editor) throw new Error('The text belongs to no code editor.')
  return editor
}

/** Types into a code editor through the browser, because user-event does not enter shadow roots. */
function typeInto(text: HTMLElement, typed: string) {
  text.focus()
  document.execCommand('insertText', false, typed)
}

function replaceText(text: HTMLElement, typed: string) {
  text.focus()
  document.execCommand('selectAll')
  typeInto(text, typed)
}

interface ExampleProps {
  formData: unknown
  tables?: unknown
}

function Example({ formData, tables }: ExampleProps) {
  const [store] = useState(() => createDesignerStore({ formData, tables }))
  return (
    <div style={{ blockSize: 800 }}>
      <FormDesigner
        store={store}
        services={services}
        webType={2}
        renderPreview={(document) => <pre>{JSON.stringify(document)}</pre>}
      />
    </div>
  )
}

const meta = {
  title: 'form-designer/FormDesigner',
  component: Example,
  parameters: { layout: 'fullscreen', catalogues: [formDesignerCatalogue, formModelCatalogue] },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** An empty form; the canvas shows how to begin. */
export const Empty: Story = { args: { formData: { fields: [] } } }

export const Order: Story = { args: { formData: orderForm, tables: orderTables } }

export const AllKinds: Story = { args: { formData: formOfAllKinds() } }

export const ThreeHundredFields: Story = { args: { formData: bigForm(300) }, tags: ['full'] }

export const Broken: Story = {
  args: { formData: { fields: [{ __config__: { sqosKey: 'hologram', label: '全息' } }, 'nonsense'] } },
}

/** A form made by keyboard: add, move into a container, copy, delete, undo. */
export const ByKeyboard: Story = {
  args: { formData: { fields: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['卡片容器', '单行输入', '数字输入']) {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    const tree = await canvas.findByRole('tree', { name: '表单画布' })
    // The card was selected, so the others were added inside of it.
    const input = within(tree).getByRole('treeitem', { name: '数字输入' })
    await expect(input).toHaveAttribute('aria-level', '2')

    input.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(within(tree).getAllByRole('treeitem', { name: '数字输入' })).toHaveLength(2)
    await userEvent.keyboard('{Delete}')
    await expect(within(tree).getAllByRole('treeitem', { name: '数字输入' })).toHaveLength(1)
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(within(tree).getAllByRole('treeitem', { name: '数字输入' })).toHaveLength(1)
    await waitFor(() => expect(tree.contains(document.activeElement)).toBe(true))
  },
}

/** Typed properties appear on the canvas at once, and one undo reverts them. */
export const Properties: Story = {
  args: { formData: orderForm, tables: orderTables },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tree = canvas.getByRole('tree', { name: '表单画布' })
    const [first] = within(tree).getAllByRole('treeitem')
    if (!first) throw new Error('empty')
    await userEvent.click(first)
    const label = await canvas.findByLabelText('标题')
    const before = first.textContent
    await userEvent.clear(label)
    await userEvent.type(label, '采购单号')
    await expect(within(tree).getByRole('treeitem', { name: /采购单号/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(within(tree).getByRole('treeitem', { name: before })).toBeVisible()
  },
}

/** The script editor suggests fields and arguments; keys choose one. */
export const Script: Story = {
  args: { formData: orderForm, tables: orderTables },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '表单属性' }))
    await userEvent.click(canvas.getByRole('button', { name: /^onLoad/ }))
    const text = await editorText('onLoad')
    replaceText(text, '({ setFormData }) => setFo')
    const option = () => within(shadowOf(text)).findByRole('option')
    await expect(await option()).toHaveTextContent(/^setFormData/)
    await expect(await option()).toHaveAttribute('aria-selected', 'true')
    await fireEvent.keyDown(text, { key: 'Enter' })
    await expect(text).toHaveTextContent('({ setFormData }) => setFormData')
    typeInto(text, "('标")
    await expect(await option()).toHaveTextContent(/标题/)
    await fireEvent.keyDown(text, { key: 'Enter' })
    await expect(text).toHaveTextContent("({ setFormData }) => setFormData('F_Title")
    document.execCommand('delete')
    await option()
    await fireEvent.keyDown(text, { key: 'Escape' })
    await waitFor(() => expect(within(shadowOf(text)).queryByRole('listbox')).toBeNull())
    await expect(text).toBeVisible()

    // The second Escape closes the dialog, which asks before discarding the text.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await within(document.body).findByRole('button', { name: '继续填写' }))
    await expect(text).toBeVisible()
  },
}

/** Long lists can be searched by name and pinyin and used by keyboard. */
export const Reference: Story = {
  args: { formData: { fields: [], idGlobal: 100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '自动编号' }))
    const rule = await canvas.findByRole('combobox', { name: '单据规则' })
    await userEvent.click(rule)
    await userEvent.type(rule, 'shili')
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(rule).toHaveValue('示例 billRules')
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(rule).toHaveValue('')
  },
}

export const Problems: Story = {
  args: { formData: { fields: [], idGlobal: 100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '关联表单' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^问题/ }))
    const drawer = await within(document.body).findByRole('dialog')
    await expect((await within(drawer).findAllByRole('button')).length).toBeGreaterThan(1)
  },
}

/** Invalid JSON is refused with a reason and stays in the editor. */
export const Json: Story = {
  args: { formData: orderForm, tables: orderTables },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'JSON' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const text = await editorText('表单 JSON')
    replaceText(text, 'not json')
    await userEvent.click(dialog.getByRole('button', { name: '应用' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(text).toHaveTextContent('not json')
  },
}

/** The fields dialog lists the flags of every field; a heading sets a whole column. */
export const Fields: Story = {
  args: { formData: orderForm, tables: orderTables },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '字段权限' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const all = await dialog.findByRole('checkbox', { name: '禁用' })
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: '标题 禁用' })).toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: '标题 禁用' }))
    await expect(all).toBePartiallyChecked()
  },
}

/** Panes can be added and removed; the last one stays. */
export const Panes: Story = {
  args: { formData: { fields: [], idGlobal: 100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '标签面板' }))
    await userEvent.click(await canvas.findByRole('button', { name: '添加面板' }))
    const tree = canvas.getByRole('tree', { name: '表单画布' })
    await expect(within(tree).getAllByRole('treeitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '删除面板 1' }))
    await userEvent.click(canvas.getByRole('button', { name: '删除面板 1' }))
    await expect(within(tree).getAllByRole('treeitem')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: '删除面板 1' })).toBeDisabled()
  },
}

/** An icon is chosen from a grid, also by keyboard; Escape returns the focus. */
export const Icon: Story = {
  args: { formData: { fields: [], idGlobal: 100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '单行输入' }))
    const open = await canvas.findByRole('button', { name: '前图标 请选择' })
    await userEvent.click(open)
    const icons = within(await within(document.body).findByRole('radiogroup', { name: '前图标' }))
    await waitFor(() => expect(icons.getByRole('radio', { name: 'search' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    const chosen = await canvas.findByRole('button', { name: '前图标 user' })
    await expect(icons.getByRole('radio', { name: 'user' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('radiogroup', { name: '前图标' })).toBeNull())
    await expect(chosen).toHaveFocus()
    await userEvent.click(canvas.getAllByRole('button', { name: '清除' })[0] ?? chosen)
    await expect(await canvas.findByRole('button', { name: '前图标 请选择' })).toBeVisible()
  },
}

/** Default values: a moment, a node of a tree, the open pane. */
export const Defaults: Story = {
  args: { formData: { fields: [], idGlobal: 100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '时间选择' }))
    const time = await canvas.findByRole('textbox', { name: '默认值' })
    await userEvent.click(time)
    await userEvent.type(time, '08:30:00{Enter}')
    await waitFor(() => expect(time).toHaveValue('08:30:00'))

    await userEvent.click(canvas.getByRole('button', { name: '标签面板' }))
    const active = await canvas.findByRole('combobox', { name: '默认展开' })
    await userEvent.click(active)
    // The popup ignores the mouse while it opens.
    await fireEvent.click(await within(document.body).findByRole('option', { name: 'Tab 2' }))
    await expect(active).toHaveTextContent('Tab 2')
  },
}

/** Shared properties of several components are changed and undone in one step. */
export const Several: Story = {
  args: { formData: bigForm(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tree = canvas.getByRole('tree', { name: '表单画布' })
    within(tree).getAllByRole('treeitem')[0]?.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    const hidden = await canvas.findByRole('switch', { name: '是否隐藏' })
    await userEvent.click(hidden)
    await expect(hidden).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(hidden).not.toBeChecked()
  },
}

/** Closed panels leave their space to the canvas. */
export const WideCanvas: Story = {
  args: { formData: bigForm(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const width = () => canvas.getByRole('region', { name: '表单画布' }).clientWidth
    const before = width()
    await userEvent.click(canvas.getByRole('button', { name: '组件面板' }))
    await userEvent.click(canvas.getByRole('button', { name: '属性面板' }))
    await expect(canvas.queryByRole('region', { name: '属性' })).toBeNull()
    await expect(width()).toBeGreaterThan(before + 500)
    await userEvent.click(canvas.getByRole('button', { name: '属性面板' }))
    await expect(canvas.getByRole('region', { name: '属性' })).toBeVisible()
  },
}
