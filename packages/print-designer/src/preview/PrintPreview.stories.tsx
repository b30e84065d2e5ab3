import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { printDesignerCatalogue } from '../catalogue.ts'
import { exampleFields, exampleRecord, exampleTemplate } from '../testing/print.example.ts'
import { PrintPreview } from './PrintPreview.tsx'
import type { PrintSource } from './print-source.ts'

const source = (over: Partial<PrintSource> = {}): PrintSource => ({
  templates: async () => [
    { id: 't1', fullName: '费用报销单', category: '业务单据' },
    { id: 't2', fullName: '标签', category: '标签' },
  ],
  look: async (id) =>
    id === 't1'
      ? { printTemplate: exampleTemplate, pageJson: '' }
      : {
          printTemplate: '<p><span data-tag="null.bill_no" data-code="qr" data-width="20" data-height="20"></span></p>',
          pageJson: '{"paper":"label60x40","margins":{"top":4,"right":4,"bottom":4,"left":4},"footer":{"center":""}}',
        },
  records: async () => ({ ...exampleFields, modelName: '费用报销', records: [exampleRecord(3), exampleRecord(60)] }),
  printed: fn(async () => undefined),
  ...over,
})

const meta = {
  title: 'print-designer/PrintPreview',
  component: PrintPreview,
  parameters: { catalogues: [printDesignerCatalogue], layout: 'fullscreen' },
  argTypes: { source: { table: { disable: true } } },
  args: { source: source(), printer: '王晓明/wang', onClose: fn() },
} satisfies Meta<typeof PrintPreview>
export default meta
type Story = StoryObj<typeof meta>

/** Pages as the shadow tree has them. */
const pages = () =>
  [...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('.page') ?? []),
  ])

/** Two records: one fits on a page; the table of the other breaks between rows and repeats its head. */
export const TwoRecords: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await expect(await dialog.findByText('2 条数据，4 页')).toBeInTheDocument()
    const [first, ...others] = pages()
    await expect(first?.textContent).toContain('1 / 1')
    await expect(others.map((page) => page.querySelector('.band')?.textContent)).toEqual(['1 / 3', '2 / 3', '3 / 3'])
    for (const page of others.slice(0, 2)) {
      await expect(page.querySelector('thead')?.textContent).toContain('金额')
      const body = page.querySelector('.body')
      await expect(body?.scrollHeight).toBeLessThanOrEqual((body?.clientHeight ?? 0) + 1)
    }
    const rows = others.flatMap((page) => [...page.querySelectorAll('tbody td:first-child')])
    await expect(rows.filter(({ textContent }) => textContent.startsWith('2026'))).toHaveLength(60)
  },
}

/** With a server that makes PDF: one file, or one for each record. */
export const ExportsPdf: Story = {
  args: { source: source({ pdf: fn(async () => undefined) }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await dialog.findByText('2 条数据，4 页')
    await userEvent.click(await dialog.findByRole('button', { name: '每条一个 PDF（ZIP）' }))
    await waitFor(() => expect(args.source.pdf).toHaveBeenCalledWith({ templateIds: ['t1'], as: 'zip' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '导出 PDF' })).toBeEnabled())
  },
}

/** Several templates: each record in each of them, on its own paper. */
export const TwoTemplates: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /标签/ }))
    await waitFor(() =>
      expect(pages().map(({ dataset }) => dataset['paper'])).toEqual([
        '210x297',
        '60x40',
        '210x297',
        '210x297',
        '210x297',
        '60x40',
      ]),
    )
  },
}

/** A form without templates is printed in the default layout. */
export const DefaultLayout: Story = {
  args: { source: source({ templates: async () => [] }) },
  play: async () => {
    await waitFor(() => expect(pages()[0]?.querySelector('h1')?.textContent).toBe('费用报销'))
  },
}

/** Only the pages are printed; afterwards the document is as before. */
export const Prints: Story = {
  args: { source: source({ templates: async () => [] }) },
  play: async ({ args }) => {
    const print = window.print
    let printed = 0
    window.print = () => {
      const host = document.querySelector('[data-print-host]')
      printed = host?.shadowRoot?.querySelectorAll('.page').length ?? 0
    }
    try {
      const button = await screen.findByRole('button', { name: '打印' })
      await waitFor(() => expect(button).toBeEnabled())
      await userEvent.click(button)
      await waitFor(() => expect(args.source.printed).toHaveBeenCalledWith(['']))
      await expect(printed).toBeGreaterThan(1)
      await expect(document.querySelector('[data-print-host]')).toBeNull()
    } finally {
      window.print = print
    }
  },
}

export const DeletedField: Story = {
  args: { source: source({ look: async () => ({ printTemplate: '<p>{gone} {bill_no}</p>', pageJson: '' }) }) },
  play: async () => expect(await screen.findByText(/已删除或无权查看，打印为空：gone/)).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { source: source({ records: () => Promise.reject(new Error('offline')) }) },
  play: async () => expect((await screen.findAllByRole('alert'))[0]).toBeInTheDocument(),
}
