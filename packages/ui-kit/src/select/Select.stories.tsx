import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Form } from '@arco-design/web-react'
import { FormItem } from '../form/FormItem.tsx'
import { Select, type SelectProps } from './Select.tsx'

const options = Array.from({ length: 30 }, (_, index) => ({ value: `${index + 1}`, label: `选项 ${index + 1}` }))

function InForm(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Form layout="vertical">
      <FormItem label="所属部门" required>
        <Select
          {...props}
          {...(value !== undefined && { value })}
          onChange={(next: SelectProps['value'], option) => {
            setValue(next)
            props.onChange?.(next, option)
          }}
        />
      </FormItem>
    </Form>
  )
}

const meta = {
  title: 'ui-kit/Select',
  component: InForm,
  args: { options, onChange: fn(), placeholder: '请选择' },
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
} satisfies Meta<typeof InForm>
export default meta
type Story = StoryObj<typeof meta>

async function openSheet(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: '所属部门' }))
  const sheet = await screen.findByRole('region', { name: '所属部门' })
  await waitFor(() => {
    const { left, right, bottom } = sheet.getBoundingClientRect()
    return expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight])
  })
  // Arco's popups take no pointer while they fade in.
  await waitFor(() => expect(getComputedStyle(sheet).pointerEvents).not.toBe('none'))
  return within(sheet)
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('region', { name: '所属部门' })).toBeNull())

export const OnPhones: Story = {
  play: async ({ canvasElement, args }) => {
    const sheet = await openSheet(canvasElement)
    for (const option of sheet.getAllByRole('option').slice(0, 3))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)

    await userEvent.type(sheet.getByRole('searchbox', { name: '搜索' }), '29')
    await userEvent.click(await sheet.findByRole('option', { name: /29/ }))
    await isClosed()
    await expect(args.onChange).toHaveBeenLastCalledWith('29', expect.anything())
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('选项 29')
  },
}

/** Arrow keys and Enter of the search choose; Escape closes. */
export const ByKeys: Story = {
  tags: ['full'],
  play: async ({ canvasElement, args }) => {
    const sheet = await openSheet(canvasElement)
    const search = sheet.getByRole('searchbox')
    await userEvent.type(search, '选项 2')
    await sheet.findByRole('option', { name: /29/ })
    // Arco reads key codes, which the typing of the test does not have.
    await fireEvent.keyDown(search, { key: 'ArrowDown', keyCode: 40 })
    await fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })
    await isClosed()
    await expect(args.onChange).toHaveBeenLastCalledWith('20', expect.anything())

    const again = await openSheet(canvasElement)
    await userEvent.type(again.getByRole('searchbox'), '1{Escape}')
    await isClosed()
  },
}

/** The sheet stays open until it is confirmed. */
export const SeveralOnPhones: Story = {
  args: { mode: 'multiple' },
  play: async ({ canvasElement, args }) => {
    const sheet = await openSheet(canvasElement)
    await userEvent.click(sheet.getByText('选项 1'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['1'], expect.anything()))
    await userEvent.click(sheet.getByText('选项 3'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3'], expect.anything())
    await userEvent.click(sheet.getByRole('button', { name: '确定' }))
    await isClosed()
  },
}

/** A remote search receives what was typed, and the empty text when the sheet closes. */
export const RemoteSearch: Story = {
  tags: ['full'],
  args: { showSearch: true, filterOption: false, options: options.slice(0, 3), onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    const sheet = await openSheet(canvasElement)
    await userEvent.type(sheet.getByRole('searchbox'), '财务')
    await expect(args.onSearch).toHaveBeenLastCalledWith('财务', 'manual')
    await expect(sheet.getAllByRole('option')).toHaveLength(3)
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }))
    await isClosed()
    await expect(args.onSearch).toHaveBeenLastCalledWith('', 'manual')
  },
}

export const Groups: Story = {
  tags: ['full'],
  args: {
    options: [],
    children: ['华东', '华南'].map((group) => (
      <Select.OptGroup key={group} label={group}>
        {['一部', '二部'].map((name) => (
          <Select.Option key={name} value={group + name}>
            {group + name}
          </Select.Option>
        ))}
      </Select.OptGroup>
    )),
  },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await expect(sheet.queryByRole('searchbox')).toBeNull()
    await expect(sheet.getByText('华南')).toBeVisible()
    await userEvent.click(sheet.getByRole('option', { name: '华南二部' }))
    await isClosed()
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('华南二部')
  },
}

export const OnWideScreens: Story = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '所属部门' }))
    const option = await screen.findByRole('option', { name: '选项 2' })
    await waitFor(() => expect(getComputedStyle(option).pointerEvents).not.toBe('none'))
    await userEvent.click(option)
    await expect(screen.queryByRole('region', { name: '所属部门' })).toBeNull()
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('选项 2')
  },
}
