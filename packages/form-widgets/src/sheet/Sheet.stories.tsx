import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { inForm } from '../base/story.example.tsx'
import { CascaderField } from '../cascader/CascaderField.tsx'
import { DateField } from '../date/DateField.tsx'
import { DateRangeField } from '../date-range/DateRangeField.tsx'
import { FieldItem } from '../field/FieldItem.tsx'
import { SelectField } from '../select/SelectField.tsx'
import { TimeField } from '../time/TimeField.tsx'
import { TimeRangeField } from '../time-range/TimeRangeField.tsx'
import { TreeSelectField } from '../tree-select/TreeSelectField.tsx'

const options = Array.from({ length: 30 }, (_, index) => ({ id: `${index + 1}`, fullName: `选项 ${index + 1}` }))
const tree = ['华东', '华南', '西北'].map((fullName, index) => ({
  id: `${index}`,
  fullName,
  children: ['一部', '二部', '三部'].map((name, place) => ({ id: `${index}${place}`, fullName: `${fullName}${name}` })),
}))

type Kind = 'select' | 'date' | 'dateRange' | 'momentRange' | 'time' | 'timeRange' | 'treeSelect' | 'cascader'

const FIELDS: Record<Kind, (props: { value: never; onChange: (value: unknown) => void }) => ReactNode> = {
  select: (props) => <SelectField options={options} {...props} />,
  date: (props) => <DateField {...props} />,
  dateRange: (props) => <DateRangeField {...props} />,
  momentRange: (props) => <DateRangeField type="datetime" {...props} />,
  time: (props) => <TimeField format="HH:mm" {...props} />,
  timeRange: (props) => <TimeRangeField format="HH:mm" {...props} />,
  treeSelect: (props) => <TreeSelectField options={tree} {...props} />,
  cascader: (props) => <CascaderField options={tree} {...props} />,
}

function Form({ kind }: { kind: Kind }) {
  const [value, setValue] = useState<unknown>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind has its own value type
  return <FieldItem label="所属部门">{FIELDS[kind]({ value: value as never, onChange: setValue })}</FieldItem>
}

const meta = {
  title: 'form-widgets/Sheets of phones',
  component: Form,
  decorators: [inForm],
  args: { kind: 'select' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
    docs: {
      description: {
        component:
          'Up to a width of 640 px the popups of fields are sheets at the bottom of the screen, with the label, a search from eight options on, and lines for fingers. A swipe down at the head, Escape, the back gesture of Android and a tap beside the sheet close it.',
      },
    },
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the popup and checks that it is a sheet across the bottom of the screen. */
async function openSheet(canvasElement: HTMLElement, role = 'combobox') {
  return openSheetOf(within(canvasElement).getByRole(role, { name: /所属部门/ }))
}

async function openSheetOf(box: HTMLElement) {
  await userEvent.click(box)
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

export const Select: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    for (const option of sheet.getAllByRole('option').slice(0, 3))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)

    await userEvent.type(sheet.getByRole('searchbox', { name: '搜索' }), '29')
    await userEvent.click(await sheet.findByRole('option', { name: '选项 29' }))
    await isClosed()
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('选项 29')
  },
}

export const Closing: Story = {
  play: async ({ canvasElement }) => {
    const opened = await openSheet(canvasElement)
    await userEvent.click(opened.getByRole('button', { name: '关闭' }))
    await isClosed()

    const searched = await openSheet(canvasElement)
    await userEvent.type(searched.getByRole('searchbox'), '1{Escape}')
    await isClosed()

    const swiped = await openSheet(canvasElement)
    const head = swiped.getByText('所属部门')
    await fireEvent.pointerDown(head, { pointerId: 1, clientY: 400 })
    await fireEvent.pointerMove(head, { pointerId: 1, clientY: 500 })
    await fireEvent.pointerUp(head, { pointerId: 1, clientY: 500 })
    await isClosed()
  },
}

export const Dates: Story = {
  args: { kind: 'date' },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement, 'textbox')
    await userEvent.click(sheet.getByText('15'))
    await isClosed()
    await expect(within(canvasElement).getByRole('textbox')).toHaveDisplayValue(/-15$/)
  },
}

export const DateRange: Story = {
  args: { kind: 'dateRange' },
  play: async ({ canvasElement }) => {
    const sheet = await openSheetOf(within(canvasElement).getByRole('textbox', { name: '开始日期' }))
    const region = screen.getByRole('region', { name: '所属部门' })
    for (const day of within(region).getAllByText('日'))
      await expect(day.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    const [first] = sheet.getAllByText('10')
    const [last] = sheet.getAllByText('20')
    if (first) await userEvent.click(first)
    if (last) await userEvent.click(last)
    await isClosed()
    await expect(within(canvasElement).getByRole('textbox', { name: '开始日期' })).toHaveDisplayValue(/-10$/)
    await expect(within(canvasElement).getByRole('textbox', { name: '结束日期' })).toHaveDisplayValue(/-20$/)
  },
}

/** The button that confirms is in view although the second month is not. */
export const MomentRange: Story = {
  args: { kind: 'momentRange' },
  play: async ({ canvasElement }) => {
    const sheet = await openSheetOf(within(canvasElement).getByRole('textbox', { name: '开始日期' }))
    const confirm = sheet.getByRole('button', { name: '确定' })
    await waitFor(() => expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }))
    await isClosed()
  },
}

/** Nothing changes before the button is pressed, and closing keeps the former time. */
export const Time: Story = {
  args: { kind: 'time' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '所属部门' })
    const left = await openSheet(canvasElement, 'textbox')
    await userEvent.click(left.getAllByText('07')[0] ?? canvasElement)
    await userEvent.click(left.getByRole('button', { name: '关闭' }))
    await isClosed()
    await expect(box).toHaveDisplayValue('')

    const sheet = await openSheet(canvasElement, 'textbox')
    await expect(sheet.getByRole('button', { name: '确定' })).toBeDisabled()
    await userEvent.click(sheet.getAllByText('08')[0] ?? canvasElement)
    await userEvent.click(sheet.getByText('30'))
    await userEvent.click(sheet.getByRole('button', { name: '确定' }))
    await isClosed()
    await expect(box).toHaveDisplayValue('08:30')
  },
}

/** Both ends are in sight; an end before the start is put in order. */
export const TimeRange: Story = {
  args: { kind: 'timeRange' },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('textbox')
    const sheet = await openSheetOf(boxes[0] ?? canvasElement)
    const [start, end] = ['开始时间', '结束时间'].map((name) => within(sheet.getByRole('region', { name })))
    if (!start || !end) throw new Error('An end of the range is missing.')
    await userEvent.click(start.getAllByText('18')[0] ?? canvasElement)
    await userEvent.click(end.getAllByText('09')[0] ?? canvasElement)
    const confirm = sheet.getByRole('button', { name: '确定' })
    await waitFor(() => expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await userEvent.click(confirm)
    await isClosed()
    await expect(boxes[0]).toHaveDisplayValue('09:00')
    await expect(boxes[1]).toHaveDisplayValue('18:00')
  },
}

export const Tree: Story = {
  args: { kind: 'treeSelect' },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await userEvent.type(sheet.getByRole('searchbox'), '华南二')
    await userEvent.click(await sheet.findByText('华南二部'))
    await isClosed()
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('华南二部')
  },
}

export const Levels: Story = {
  args: { kind: 'cascader' },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await expect(sheet.getByText('华东').closest('li')?.clientHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(sheet.getByText('华东'))
    await userEvent.click(await sheet.findByText('华东三部'))
    await isClosed()
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('华东/华东三部')
  },
}
