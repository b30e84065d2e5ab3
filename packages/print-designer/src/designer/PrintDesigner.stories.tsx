import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
