import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { printDesignerCatalogue } from '../catalogue.ts'
import { readPaper } from '../page/paper.ts'
import { exampleFields, exampleRecord, exampleTemplate } from '../testing/print.example.ts'
import { PrintDesigner, type PrintDesignerProps } from './PrintDesigner.tsx'

/** A designer whose paper changes. */
function ExampleDesigner(props: Omit<PrintDesignerProps, 'paper' | 'onPaperChange'>) {
  const [paper, setPaper] = useState(() => readPaper(''))
  return (
    <main style={{ blockSize: 720 }}>
      <PrintDesigner {...props} paper={paper} onPaperChange={setPaper} />
    </main>
  )
}

const meta = {
  title: 'print-designer/PrintDesigner',
  component: ExampleDesigner,
  parameters: { catalogues: [printDesignerCatalogue], layout: 'fullscreen' },
  args: {
    html: exampleTemplate,
    fields: exampleFields,
    records: [{ ...exampleRecord(3), title: 'BX20261103' }],
    printer: '王晓明/wang',
    onChange: fn(),
  },
} satisfies Meta<typeof ExampleDesigner>
export default meta
type Story = StoryObj<typeof meta>

/** A template that is only looked at is not reported, so it stays as it is. */
export const Unedited: Story = {
  play: async ({ canvasElement, args }) => {
    const body = await within(canvasElement).findByRole('textbox', { name: '模板内容' })
    await expect(body.querySelectorAll('tr')).toHaveLength(2)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Fields, their formats and a table of rows are put in; undo takes them back. */
export const Designs: Story = {
  args: { html: '<p></p>' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '插入明细表格' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<td><span data-tag="childrenDataTable0.amount">{amount}</span></td>'),
      ),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<thead><tr><th>日期</th>'))
    await userEvent.click(page.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p></p>'))
  },
}

/** A label: a frame is put in, filled with a barcode, and moved and resized by keyboard; undo takes each step back. */
export const Label: Story = {
  args: { html: '<p></p>' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const stored = (part: string) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(part)))
    await userEvent.click(await page.findByRole('button', { name: '自由框' }))
    await userEvent.click(page.getByRole('button', { name: '报销单号' }))
    await stored(
      'data-top="5" data-width="40" data-height="8"><p><span data-tag="null.bill_no">{bill_no}</span></p></div>',
    )

    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await stored('data-left="6" data-top="6" data-width="40" data-height="9"')
    const left = await page.findByRole('spinbutton', { name: '距左' })
    await expect(left).toHaveValue('6')
    await userEvent.click(page.getByRole('button', { name: '撤销' }))
    await stored('data-height="8"')
  },
}

/** A label by keys alone: Alt+F10 leads to the tools, Tab to the fields, and Enter puts the one that was searched into the frame. */
export const LabelByKeyboard: Story = {
  args: { html: '<p></p>' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const stored = (part: string) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(part)))
    const toTools = async () => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}')
      await waitFor(() => expect(page.getByRole('toolbar').contains(document.activeElement)).toBe(true))
    }
    ;(await page.findByRole('textbox', { name: '模板内容' })).focus()

    await toTools()
    for (let key = 0; key < 20 && document.activeElement?.textContent !== '自由框'; key++)
      await userEvent.keyboard('{ArrowRight}')
    await expect(page.getByRole('button', { name: '自由框' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await stored('data-frame=""')
    await toTools()
    await userEvent.tab()
    const search = page.getByRole('textbox', { name: '搜索字段' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, '报销单号', { skipClick: true })
    await expect(search).toHaveValue('报销单号')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(search).toHaveValue(''))
    await stored('data-width="40" data-height="8"><p><span data-tag="null.bill_no">{bill_no}</span></p></div>')

    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await stored('data-left="6" data-top="6" data-width="40" data-height="9"')
  },
}

/** A frame after a page break stands on the next page; it is put on the first page and on every page in the settings. */
export const FrameOnAnotherPage: Story = {
  args: { html: '<div><p>一</p></div>' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const stored = (part: RegExp) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(part)))
    await userEvent.click(await page.findByText('一'))
    await userEvent.click(page.getByRole('button', { name: '分页' }))
    await userEvent.keyboard('二')
    await userEvent.click(page.getByRole('button', { name: '自由框' }))
    await stored(/<p>一<\/p><\/div><div data-page-break=""><\/div><div data-frame="".*<p>二<\/p>/)
    // The first page without its margins is 267 mm high; the frame is 5 mm below the start of the second.
    await waitFor(() => {
      const [first, frame] = ['.ProseMirror', '.frame'].map((name) =>
        canvasElement.querySelector(name)?.getBoundingClientRect(),
      )
      return expect(((frame?.top ?? 0) - (first?.top ?? 0)) / (96 / 25.4)).toBeCloseTo(272, 0)
    })

    const choose = async (name: string) => {
      await userEvent.click(page.getByRole('combobox', { name: '所在页' }))
      // Not a click of the user: the list has no pointer while it opens.
      await fireEvent.click(await screen.findByRole('option', { name }))
    }
    await choose('第一页')
    await stored(/^<div data-frame="" data-left.*<p>一<\/p>/)
    await choose('每一页')
    await stored(/data-every-page=""/)
  },
}

/** Dragging the handle of a frame moves it in steps of half a millimetre. */
export const FrameIsDragged: Story = {
  args: {
    html: '<div data-frame="" data-left="10" data-top="10" data-width="40" data-height="10"><p>标签</p></div><p>正文</p>',
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('标签')
    const handle = canvasElement.querySelector<HTMLElement>('.frameHandle.move')
    if (!handle) throw new Error('no handle')
    const { x, y } = handle.getBoundingClientRect()
    const mm = 96 / 25.4
    // A synthetic pointer cannot be captured.
    handle.setPointerCapture = () => {}
    const at = (type: string, clientX: number, clientY: number) =>
      handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1 }))
    at('pointerdown', x, y)
    at('pointermove', x + 5 * mm, y + 7.6 * mm)
    at('lostpointercapture', x, y)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('data-left="15" data-top="17.5"')),
    )
  },
}

/** The pages of a record, from the same body. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '预览' }))
    await waitFor(() => {
      const host = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)
      return expect(host?.shadowRoot?.querySelector('.page')?.textContent).toContain('叁佰零叁圆整')
    })
  },
}

export const WithoutRecords: Story = {
  args: { records: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '预览' }))
    await expect(await within(canvasElement).findByText('没有可预览的数据')).toBeInTheDocument()
  },
}
